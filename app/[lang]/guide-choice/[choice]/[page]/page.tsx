import { getTranslations } from 'next-intl/server';
import { ChosenArticles } from '@/components/lists/ChosenArticles';
import { PageAge } from '@/components/ui/page/PageAge';
import { PageHero } from '@/components/ui/page/PageHero';
import { getGuideChoices } from '@/lib/cms/guideChoices';
import { getCards } from '@/lib/cms/listPage';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import type { GuideChoice } from '@/lib/routing/guideChoice';
import { guideHref } from '@/lib/routing/href';
import { partMetadata } from '@/lib/seo/pageMetadata';

export const generateStaticParams = () => [];

type Props = PageProps<'/[lang]/guide-choice/[choice]/[page]'>;

export async function generateMetadata({ params }: Props) {
  const t = await getTranslations('GuideFilter');
  return partMetadata('guideChoice', t((await params).choice as GuideChoice));
}

export default async function GuideChoicePage({ params }: Props) {
  const { choice, page } = await params;
  const language = await pageLanguage();
  const query = { choice: choice as GuideChoice, page: Number(page) };
  return (
    <>
      <PageHero kind="guide" />
      <PageAge />
      <ChosenArticles
        path={guideHref(language)}
        choice={query.choice}
        choices={await getGuideChoices(null)}
        articles={await getCards({ kind: 'guideChoice', ...query }, language)}
      />
    </>
  );
}
