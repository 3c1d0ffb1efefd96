import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NewsList } from '@/components/lists/NewsList';
import { Breadcrumbs } from '@/components/page/Breadcrumbs';
import { Hero } from '@/components/page/Hero';
import { PageAge } from '@/components/page/PageAge';
import { mapPaged } from '@/lib/contract/paged';
import { toCard } from '@/lib/convert/toCard';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { PAGE_PICTURES } from '@/lib/pictures/pagePictures';
import { sitePicture } from '@/lib/pictures/sitePicture';
import { getNews, NEWS_PAGE_SIZE } from '@/lib/provider/questions';
import { required } from '@/lib/provider/require';
import { allNewsHref, newsHref } from '@/lib/routing/href';
import { toMetadata } from '@/lib/seo/metadata';

export const generateStaticParams = () => [];

type Props = PageProps<'/[lang]/all-news/[page]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('NewsPage');
  const page = Number((await params).page);
  return toMetadata({
    language: await pageLanguage(),
    subject: { kind: 'allNews' },
    title: t('allTitle'),
    description: t('allMetaDescription'),
    addresses: { en: allNewsHref('en', page), sr: allNewsHref('sr', page) },
    page,
  });
}

export default async function AllNewsPage({ params }: Props) {
  const language = await pageLanguage();
  const t = await getTranslations('NewsPage');
  const news = required(await getNews(Number((await params).page)), 'news');
  return (
    <>
      <Hero title={{ text: t('allTitle') }} picture={sitePicture(PAGE_PICTURES.news, language)}>
        <Breadcrumbs crumbs={[{ name: { text: t('title') }, href: newsHref(language) }]} />
      </Hero>
      <PageAge />
      <NewsList
        language={language}
        news={mapPaged(news, (article) => toCard(article, language))}
        endpoint={`/api/article?limit=${NEWS_PAGE_SIZE}&type=news`}
        nextHref={allNewsHref(language, news.page + 1)}
      />
    </>
  );
}
