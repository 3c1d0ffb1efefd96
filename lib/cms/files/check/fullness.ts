import { EXPERIENCES_AND_ADVENTURES, TOP_ATTRACTIONS } from '@/lib/articles/tags';
import type { Check } from '@/lib/cms/files/check/check';
import { allArticles, allSubcategories } from '@/lib/cms/files/check/passages';

/** Fewest articles of a list that has a page or a band of its own, so that it does not look empty. */
const FEWEST = { category: 3, subcategory: 2, news: 15, events: 11, experiences: 5, topAttractions: 3 };

const tooFew = (place: string, count: number, fewest: number, what = 'articles'): string[] =>
  count < fewest ? [`${place}: has ${count} ${what}, at least ${fewest} are expected; write more`] : [];

/** The bands of the news landing page, the calendar, and the bands of the home page. */
export const checkBands: Check = ({ library }) => {
  const tagged = (tag: string): number => allArticles(library).filter(({ facts }) => facts.tags.includes(tag)).length;
  return [
    ...tooFew('content/news', library.news.length, FEWEST.news),
    ...tooFew('content/events', library.events.length, FEWEST.events),
    ...tooFew(
      'content/guide',
      tagged(EXPERIENCES_AND_ADVENTURES),
      FEWEST.experiences,
      `tagged ${EXPERIENCES_AND_ADVENTURES}`,
    ),
    ...tooFew('content/guide', tagged(TOP_ATTRACTIONS), FEWEST.topAttractions, `tagged ${TOP_ATTRACTIONS}`),
  ];
};

/** Categories of events are left out: no page lists them. */
export const checkCategorySizes: Check = ({ library }) => {
  const { categories, newsCategories, guide, news } = library;
  const inCategory = (id: string): number => [...guide, ...news].filter(({ facts }) => facts.category === id).length;
  const inSubcategory = (id: string): number => guide.filter(({ facts }) => facts.subcategory === id).length;
  return [
    ...[...categories, ...newsCategories].flatMap(({ id, path }) => tooFew(path, inCategory(id), FEWEST.category)),
    ...allSubcategories(library).flatMap(({ id, path }) => tooFew(path, inSubcategory(id), FEWEST.subcategory)),
  ];
};
