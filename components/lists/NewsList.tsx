import { ArticleList } from '@/components/lists/ArticleList';
import { Band } from '@/components/page/Band';
import type { ContractArticle } from '@/lib/contract/article';
import type { Paged } from '@/lib/contract/paged';
import { toCard } from '@/lib/convert/toCard';
import type { Language } from '@/lib/language';

type Props = { language: Language; news: Paged<ContractArticle>; endpoint: string; nextHref: string };

/** News one below the other, page by page. */
export function NewsList({ language, news, endpoint, nextHref }: Props) {
  return (
    <Band>
      <ArticleList
        kind="news"
        language={language}
        cards={news.data.map((article) => toCard(article, language))}
        page={news.page}
        lastPage={news.lastPage}
        endpoint={endpoint}
        nextHref={nextHref}
      />
    </Band>
  );
}
