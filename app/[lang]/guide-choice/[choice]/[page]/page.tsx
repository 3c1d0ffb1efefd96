import { getTranslations } from 'next-intl/server';
import { ChosenArticles } from '@/components/lists/ChosenArticles';
import { Hero } from '@/components/ui/page/Hero';
import { PageAge } from '@/components/ui/page/PageAge';
import { getChosenCards, getGuideChoices } from '@/lib/cms/guideChoices';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { PAGE_PICTURES } from '@/lib/pictures/pagePictures';
import { sitePicture } from '@/lib/pictures/sitePicture';
import type { GuideChoice } from '@/lib/routing/guideChoice';
import { guideHref } from '@/lib/routing/href';
import { variantMetadata } from '@/lib/seo/pageMetadata';

export const generateStaticParams = () => [];

type Props = PageProps<'/[lang]/guide-choice/[choice]/[page]'>;

export const generateMetadata = () => variantMetadata('guide', 'guideChoice');

export default async function GuideChoicePage({ params }: Props) {
  const { choice, page } = await params;
  const language = await pageLanguage();
  const query = { choice: choice as GuideChoice, categoryId: null, page: Number(page) };
  const t = await getTranslations('GuidePage');
  return (
    <>
      <Hero
        title={{ text: t('title') }}
        lead={{ text: t('lead') }}
        picture={sitePicture(PAGE_PICTURES.guide, language)}
      />
      <PageAge />
      <ChosenArticles
        language={language}
        path={guideHref(language)}
        categoryId={null}
        choice={query.choice}
        choices={await getGuideChoices(null)}
        articles={await getChosenCards(query, language)}
      />
    </>
  );
}
