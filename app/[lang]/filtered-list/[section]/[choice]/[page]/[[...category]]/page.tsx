import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ArticleFilter } from '@/components/lists/ArticleFilter';
import { ArticleList } from '@/components/lists/ArticleList';
import { AddressId } from '@/components/ui/page/AddressId.client';
import { Band } from '@/components/ui/page/Band';
import { Hero } from '@/components/ui/page/Hero';
import { PageAge } from '@/components/ui/page/PageAge';
import { PageHero } from '@/components/ui/page/PageHero';
import { getChoices } from '@/lib/cms/filteredList';
import { getGuideSection } from '@/lib/cms/guideSection';
import { getCards } from '@/lib/cms/listPage';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { ARTICLE_FILTERS, type ArticleChoice, type FilteredSection } from '@/lib/routing/articleFilters';
import { pageAddresses } from '@/lib/routing/href';
import { toMetadata } from '@/lib/seo/metadata';
import { partMetadata, toPartTitle } from '@/lib/seo/pageMetadata';

export const generateStaticParams = () => [];

type Props = PageProps<'/[lang]/filtered-list/[section]/[choice]/[page]/[[...category]]'>;

async function readParams(params: Props['params']) {
  const { section, choice, page, category } = await params;
  return {
    section: section as FilteredSection,
    choice: choice as ArticleChoice,
    page: Number(page),
    category: category?.[0] ?? null,
  };
}

/** The canonical URL is that of the whole list. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { section, choice, category } = await readParams(params);
  const t = await getTranslations('ArticleFilter');
  const label = t(`choices.${choice}`);
  if (!category) return partMetadata('filteredList', ARTICLE_FILTERS[section].list, label);
  const language = await pageLanguage();
  const { title, seo, addresses } = (await getGuideSection('category', category, language)).section;
  return toMetadata({
    language,
    subject: { kind: 'category', id: category },
    variant: 'filteredList',
    ...seo,
    title: toPartTitle(label, title.text),
    addresses,
  });
}

/** One page of the articles of a section or of a category that match a choice of its filter. */
export default async function FilteredListPage({ params }: Props) {
  const { section, choice, page, category } = await readParams(params);
  const language = await pageLanguage();
  const t = await getTranslations('ArticleFilter');
  const { filter, list: kind } = ARTICLE_FILTERS[section];
  const whole = category ? (await getGuideSection('category', category, language)).section : null;
  const list = whole?.link ?? pageAddresses(kind)[language] ?? '';
  const articles = await getCards({ kind: 'filteredList', section, choice, page, category }, language);
  return (
    <>
      {whole && <AddressId id={whole.id} />}
      {whole ? <Hero title={whole.title} picture={whole.picture} crumbs={whole.crumbs} /> : <PageHero kind={section} />}
      <PageAge />
      <Band>
        <ArticleFilter
          section={section}
          list={list}
          choices={await getChoices(section, category)}
          current={choice}
          count={articles.total}
        />
        <h2 className="visually-hidden">{t(`choices.${choice}`)}</h2>
        <ArticleList kind="articles" {...articles} nextHref={`${filter.toHref(list, choice)}&page=${page + 1}`} />
      </Band>
    </>
  );
}
