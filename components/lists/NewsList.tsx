import { ArticleList } from '@/components/lists/ArticleList';
import { Band } from '@/components/page/Band';
import type { Card } from '@/lib/content/card';
import type { Paged } from '@/lib/contract/paged';
import type { Language } from '@/lib/language';

type Props = { language: Language; news: Paged<Card>; endpoint: string; nextHref: string };

/** News one below the other, page by page. */
export function NewsList({ language, news, endpoint, nextHref }: Props) {
  return (
    <Band>
      <ArticleList
        kind="news"
        language={language}
        cards={news.data}
        page={news.page}
        lastPage={news.lastPage}
        endpoint={endpoint}
        nextHref={nextHref}
      />
    </Band>
  );
}
