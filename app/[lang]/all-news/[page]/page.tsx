import { getTranslations } from 'next-intl/server';
import { NewsList } from '@/components/lists/NewsList';
import { SitePageJsonLd } from '@/components/seo/PageJsonLd';
import { Band } from '@/components/ui/page/Band';
import { Hero } from '@/components/ui/page/Hero';
import { PageAge } from '@/components/ui/page/PageAge';
import { getCards } from '@/lib/cms/listPage';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { PAGE_PICTURES } from '@/lib/pictures/pagePictures';
import { sitePicture } from '@/lib/pictures/sitePicture';
import { allNewsHref, newsHref } from '@/lib/routing/href';
import { pageMetadata } from '@/lib/seo/pageMetadata';

export const generateStaticParams = () => [];

type Props = PageProps<'/[lang]/all-news/[page]'>;

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata('allNews', { page: Number((await params).page) });

export default async function AllNewsPage({ params }: Props) {
  const language = await pageLanguage();
  const t = await getTranslations('AllNewsPage');
  const newsPage = await getTranslations('NewsPage');
  const news = await getCards({ kind: 'allNews', page: Number((await params).page) }, language);
  const crumbs = [{ name: { text: newsPage('title') }, href: newsHref(language) }];
  return (
    <>
      <Hero title={{ text: t('title') }} picture={sitePicture(PAGE_PICTURES.allNews, language)} crumbs={crumbs} />
      <PageAge />
      <Band>
        <NewsList news={news} href={allNewsHref(language)} />
      </Band>
      <SitePageJsonLd kind="allNews" number={news.page} crumbs={crumbs} cards={news.data} />
    </>
  );
}
