import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ArticleList } from '@/components/lists/ArticleList';
import { GuideFilter } from '@/components/lists/GuideFilter';
import { Band } from '@/components/ui/page/Band';
import { CategoryIdParam } from '@/components/ui/page/CategoryIdParam.client';
import { Hero } from '@/components/ui/page/Hero';
import { PageAge } from '@/components/ui/page/PageAge';
import { PageHero } from '@/components/ui/page/PageHero';
import { getGuideCategory } from '@/lib/cms/guideCategory';
import { getChoices } from '@/lib/cms/guideList';
import { getCards } from '@/lib/cms/listPage';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { GUIDE_FILTER, type GuideChoice } from '@/lib/routing/guideFilter';
import { guideHref } from '@/lib/routing/href';
import { toMetadata, toPageTitle } from '@/lib/seo/metadata';
import { filteredListMetadata, toLabelledTitle } from '@/lib/seo/pageMetadata';

export const generateStaticParams = () => [];

type Props = PageProps<'/[lang]/filtered-guide/[choice]/[page]/[[...category]]'>;

async function readParams(params: Props['params']) {
  const { choice, page, category } = await params;
  return { choice: choice as GuideChoice, page: Number(page), category: category?.[0] ?? null };
}

/** The canonical URL is that of the whole list. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { choice, page, category } = await readParams(params);
  const t = await getTranslations('GuideFilter');
  const label = t(`choices.${choice}`);
  if (!category) return filteredListMetadata('filteredGuide', 'guide', label, page);
  const language = await pageLanguage();
  const { title, seo, addresses } = (await getGuideCategory('category', category, language)).category;
  return toMetadata({
    language,
    subject: { kind: 'category', id: category },
    variant: 'filteredGuide',
    ...seo,
    title: toPageTitle(language, toLabelledTitle(label, title.text), page),
    addresses,
  });
}

/** One page of the articles of the guide, or of a category of it, that match a choice of the filter. */
export default async function FilteredGuidePage({ params }: Props) {
  const { choice, page, category } = await readParams(params);
  const language = await pageLanguage();
  const t = await getTranslations('GuideFilter');
  const whole = category ? (await getGuideCategory('category', category, language)).category : null;
  const list = whole?.link ?? guideHref(language);
  const articles = await getCards({ kind: 'filteredGuide', choice, page, category }, language);
  return (
    <>
      {whole && <CategoryIdParam id={whole.id} />}
      {whole ? <Hero title={whole.title} picture={whole.picture} crumbs={whole.crumbs} /> : <PageHero kind="guide" />}
      <PageAge />
      <Band>
        <GuideFilter listHref={list} choices={await getChoices(category)} current={choice} count={articles.total} />
        <h2 className="visually-hidden">{t(`choices.${choice}`)}</h2>
        <ArticleList kind="articles" {...articles} href={GUIDE_FILTER.toHref(list, choice)} />
      </Band>
    </>
  );
}
