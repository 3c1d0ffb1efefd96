import { getTranslations } from 'next-intl/server';
import { ArticleList } from '@/components/lists/ArticleList';
import { NewsFeedLink } from '@/components/lists/NewsFeedLink';
import type { Card } from '@/lib/articles/card';
import type { Paged } from '@/lib/cms/schema/paged';

/** News one below the other, page by page; while there is none, a sentence that says so. */
export async function NewsList({ news, nextHref }: { news: Paged<Card>; nextHref: string }) {
  const t = await getTranslations('NewsPage');
  if (news.data.length === 0 && news.lastPage === 1) return <p>{t('empty')}</p>;
  return (
    <>
      <h2 className="visually-hidden">{t('list')}</h2>
      <ArticleList kind="news" {...news} nextHref={nextHref} />
      <NewsFeedLink />
    </>
  );
}
