import { getTranslations } from 'next-intl/server';
import { ArticleList } from '@/components/lists/ArticleList';
import { NewsFeedLink } from '@/components/lists/NewsFeedLink';
import { type Card, undivided } from '@/lib/articles/card';
import type { Paged } from '@/lib/cms/schema/paged';

/** News one below the other, page by page. */
export async function NewsList({ news, nextHref }: { news: Paged<Card>; nextHref: string }) {
  const t = await getTranslations('NewsPage');
  return (
    <>
      <h2 className="visually-hidden">{t('list')}</h2>
      <ArticleList
        kind="news"
        groups={undivided(news.data)}
        page={news.page}
        lastPage={news.lastPage}
        nextHref={nextHref}
      />
      <NewsFeedLink />
    </>
  );
}
