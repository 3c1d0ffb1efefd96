import { getTranslations } from 'next-intl/server';
import { ArticleList } from '@/components/lists/ArticleList';
import { GuideFilter } from '@/components/lists/GuideFilter';
import { Band } from '@/components/ui/page/Band';
import { type Card, undivided } from '@/lib/articles/card';
import type { Paged } from '@/lib/cms/schema/paged';
import { GUIDE_CHOICE, type GuideChoice } from '@/lib/routing/guideChoice';

type Props = {
  /** The whole list, without a query. */
  path: string;
  choice: GuideChoice;
  /** All choices that have articles. */
  choices: readonly GuideChoice[];
  articles: Paged<Card>;
};

/** One page of the articles of the guide or of a category that match a choice, below the filter. */
export async function ChosenArticles({ path, choice, choices, articles }: Props) {
  const t = await getTranslations('GuideFilter');
  const { data, page, lastPage, total } = articles;
  return (
    <Band>
      <GuideFilter path={path} choices={choices} current={choice} count={total} />
      <h2 className="visually-hidden">{t(choice)}</h2>
      <ArticleList
        kind="articles"
        groups={undivided(data)}
        page={page}
        lastPage={lastPage}
        nextHref={`${GUIDE_CHOICE.toHref(path, choice)}&page=${page + 1}`}
      />
    </Band>
  );
}
