import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ChosenArticles } from '@/components/lists/ChosenArticles';
import { Hero } from '@/components/ui/page/Hero';
import { PageAge } from '@/components/ui/page/PageAge';
import { getGuideChoices } from '@/lib/cms/guideChoices';
import { getGuideSection } from '@/lib/cms/guideSection';
import { getCards } from '@/lib/cms/listPage';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import type { GuideChoice } from '@/lib/routing/guideChoice';
import { toMetadata } from '@/lib/seo/metadata';
import { toPartTitle } from '@/lib/seo/pageMetadata';

export const generateStaticParams = () => [];

type Props = PageProps<'/[lang]/category-choice/[id]/[choice]/[page]'>;

/** The canonical URL is that of the whole category. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, choice } = await params;
  const language = await pageLanguage();
  const t = await getTranslations('GuideFilter');
  const { title, seo, addresses } = (await getGuideSection('category', id, language)).section;
  return toMetadata({
    language,
    subject: { kind: 'category', id },
    variant: 'categoryChoice',
    ...seo,
    title: toPartTitle(t(choice as GuideChoice), title.text),
    addresses,
  });
}

export default async function CategoryChoicePage({ params }: Props) {
  const { id, choice, page } = await params;
  const language = await pageLanguage();
  const query = { choice: choice as GuideChoice, id, page: Number(page) };
  const { title, picture, crumbs, addresses } = (await getGuideSection('category', id, language)).section;
  return (
    <>
      <Hero title={title} picture={picture} crumbs={crumbs} />
      <PageAge />
      <ChosenArticles
        path={addresses[language]}
        choice={query.choice}
        choices={await getGuideChoices(id)}
        articles={await getCards({ kind: 'categoryChoice', ...query }, language)}
      />
    </>
  );
}
