import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CategoryIntro } from '@/components/article/CategoryIntro';
import { CardGrid } from '@/components/cards/CardGrid';
import { ArticleList } from '@/components/lists/ArticleList';
import { GuideFilter } from '@/components/lists/GuideFilter';
import { PageJsonLd } from '@/components/seo/PageJsonLd';
import { Band } from '@/components/ui/page/Band';
import { CategoryIdParam } from '@/components/ui/page/CategoryIdParam.client';
import { Hero } from '@/components/ui/page/Hero';
import { PageAge } from '@/components/ui/page/PageAge';
import { Section } from '@/components/ui/page/Section';
import { type CategoryKind, getGuideCategory } from '@/lib/cms/guideCategory';
import { getChoices } from '@/lib/cms/guideList';
import { getCards } from '@/lib/cms/listPage';
import { MESSAGES } from '@/lib/i18n/messages';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { withPage } from '@/lib/routing/href';
import { toMetadata } from '@/lib/seo/metadata';

type Props = { kind: CategoryKind; params: Promise<{ id: string; page: string }> };

export async function categoryMetadata({ kind, params }: Props): Promise<Metadata> {
  const { id, page } = await params;
  const language = await pageLanguage();
  const { seo, addresses } = (await getGuideCategory(kind, id, language)).category;
  return toMetadata({
    language,
    subject: { kind, id },
    ...seo,
    addresses,
    page: Number(page),
  });
}

/** The page of a category or a subcategory of the guide: the first part of its description, subcategories, articles. */
export async function CategoryView({ kind, params }: Props) {
  const { id, page } = await params;
  const language = await pageLanguage();
  const t = await getTranslations('CategoryPage');
  const { category, subcategories } = await getGuideCategory(kind, id, language);
  const { title, description, picture, crumbs, addresses, link } = category;
  const articles = await getCards({ kind, id, page: Number(page) }, language);
  const hasArticles = articles.data.length > 0 || articles.page < articles.lastPage;
  return (
    <>
      <CategoryIdParam id={id} />
      <Hero title={title} picture={picture} crumbs={crumbs} />
      <PageAge />
      <Band>
        <CategoryIntro description={description} />
        {subcategories.length === 0 && !hasArticles && <p>{t('empty')}</p>}
        {kind === 'category' && <GuideFilter listHref={link} choices={await getChoices(id)} />}
      </Band>
      {subcategories.length > 0 && (
        <Section title={t('subcategories')} id="subcategories">
          <CardGrid cards={subcategories} columns={3} messages={MESSAGES[language].ArticlePage.card} />
        </Section>
      )}
      {hasArticles && (
        <Section title={t('articles')} id="articles" tone={subcategories.length > 0 ? 'stone' : 'page'}>
          <ArticleList kind="articles" {...articles} href={link} />
        </Section>
      )}
      <PageJsonLd
        title={title.text}
        href={withPage(addresses[language], articles.page)}
        crumbs={crumbs}
        cards={[...subcategories, ...articles.data]}
      />
    </>
  );
}
