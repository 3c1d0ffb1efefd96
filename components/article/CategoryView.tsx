import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CategoryIntro } from '@/components/article/CategoryIntro';
import { CardGrid } from '@/components/cards/CardGrid';
import { ArticleList } from '@/components/lists/ArticleList';
import { PageData } from '@/components/seo/PageData';
import { AddressId } from '@/components/ui/page/AddressId.client';
import { Band } from '@/components/ui/page/Band';
import { Hero } from '@/components/ui/page/Hero';
import { PageAge } from '@/components/ui/page/PageAge';
import { Section } from '@/components/ui/page/Section';
import type { Category, Crumb } from '@/lib/articles/article';
import { type Card, undivided } from '@/lib/articles/card';
import type { Paged } from '@/lib/cms/schema/paged';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { toPagedAddresses } from '@/lib/seo/pageMetadata';

type Props = {
  category: Category;
  crumbs: readonly Crumb[];
  subcategories: readonly Card[];
  articles: Paged<Card>;
  /** Links that narrow the list. */
  filter?: ReactNode;
};

/** A category or subcategory: hero, the first part of its description, its subcategories, its articles. */
export async function CategoryView({ category, crumbs, subcategories, articles, filter }: Props) {
  const language = await pageLanguage();
  const t = await getTranslations('CategoryPage');
  const { id, title, description, picture, addresses } = category;
  const nextHref = `${addresses[language]}?${new URLSearchParams({ id, page: String(articles.page + 1) })}`;
  const hasArticles = articles.data.length > 0 || articles.page < articles.lastPage;
  return (
    <>
      <AddressId id={id} />
      <Hero title={title} picture={picture} crumbs={crumbs} />
      <PageAge />
      <Band>
        <CategoryIntro description={description} />
        {filter}
      </Band>
      {subcategories.length > 0 && (
        <Section title={t('subcategories')} id="subcategories">
          <CardGrid cards={subcategories} columns={3} />
        </Section>
      )}
      {hasArticles && (
        <Section title={t('articles')} id="articles" tone={subcategories.length > 0 ? 'stone' : 'page'}>
          <ArticleList
            kind="articles"
            groups={undivided(articles.data)}
            page={articles.page}
            lastPage={articles.lastPage}
            nextHref={nextHref}
          />
        </Section>
      )}
      <PageData
        language={language}
        title={title.text}
        href={toPagedAddresses(addresses, articles.page)[language]}
        crumbs={crumbs}
        cards={[...subcategories, ...articles.data]}
      />
    </>
  );
}
