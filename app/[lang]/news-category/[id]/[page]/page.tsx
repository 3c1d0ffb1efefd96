import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { NewsList } from '@/components/lists/NewsList';
import { PageJsonLd } from '@/components/seo/PageJsonLd';
import { Band } from '@/components/ui/page/Band';
import { CategoryIdParam } from '@/components/ui/page/CategoryIdParam.client';
import { Hero } from '@/components/ui/page/Hero';
import { PageAge } from '@/components/ui/page/PageAge';
import { toCard } from '@/lib/cms/mappers/toCard';
import { toNewsCategory } from '@/lib/cms/mappers/toCategory';
import { getNewsCategory } from '@/lib/cms/newsCategory';
import { mapPaged } from '@/lib/cms/schema/paged';
import { unwrapOrThrow } from '@/lib/cms/unwrap';
import type { Language } from '@/lib/i18n/language';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { PAGE_PICTURES } from '@/lib/pictures/pagePictures';
import { sitePicture } from '@/lib/pictures/sitePicture';
import { newsHref, withPage } from '@/lib/routing/href';
import { toMetadata } from '@/lib/seo/metadata';

export const generateStaticParams = () => [];

type Props = PageProps<'/[lang]/news-category/[id]/[page]'>;

/** The news of a category, and the category itself. */
const readNews = cache(async (id: string, page: number, language: Language) => {
  const { news, category } = unwrapOrThrow(await getNewsCategory(id, page), `news of category ${id}`);
  return { news, category: toNewsCategory(category, language) };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id, page } = await params;
  const language = await pageLanguage();
  const t = await getTranslations('NewsPage');
  const { category } = await readNews(id, Number(page), language);
  return toMetadata({
    language,
    subject: { kind: 'newsCategory', id },
    title: `${category.title.text} – ${t('title')}`,
    description: category.description ?? t('categoryMetaDescription', { category: category.title.text }),
    addresses: category.addresses,
    page: Number(page),
  });
}

export default async function NewsCategoryPage({ params }: Props) {
  const { id, page } = await params;
  const language = await pageLanguage();
  const t = await getTranslations('NewsPage');
  const { news: contractNews, category } = await readNews(id, Number(page), language);
  const news = mapPaged(contractNews, (article) => toCard(article, language));
  const crumbs = [{ name: { text: t('title') }, href: newsHref(language) }];
  return (
    <>
      <CategoryIdParam id={id} />
      <Hero title={category.title} picture={sitePicture(PAGE_PICTURES.news, language)} crumbs={crumbs} />
      <PageAge />
      <Band>
        <NewsList news={news} href={category.addresses[language]} />
      </Band>
      <PageJsonLd
        title={category.title.text}
        href={withPage(category.addresses[language], news.page)}
        crumbs={crumbs}
        cards={news.data}
      />
    </>
  );
}
