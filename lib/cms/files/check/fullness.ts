import { EXPERIENCES_AND_ADVENTURES, TOP_ATTRACTIONS } from '@/lib/articles/tags';
import type { Check } from '@/lib/cms/files/check/check';
import { allArticles, allSubcategories } from '@/lib/cms/files/check/passages';

/** Lists with fewer articles would look empty. */
const MIN_COUNTS = { category: 3, subcategory: 2, news: 15, events: 11, experiences: 5, topAttractions: 3 };

const tooFew = (path: string, count: number, min: number, items = 'articles'): string[] =>
  count < min ? [`${path}: has ${count} ${items}, at least ${min} are expected; write more`] : [];

/** The sections of the home and the news page, and the calendar. */
export const checkSections: Check = ({ library }) => {
  const tagged = (tag: string): number => allArticles(library).filter(({ facts }) => facts.tags.includes(tag)).length;
  return [
    ...tooFew('content/news', library.news.length, MIN_COUNTS.news),
    ...tooFew('content/events', library.events.length, MIN_COUNTS.events),
    ...tooFew(
      'content/guide',
      tagged(EXPERIENCES_AND_ADVENTURES),
      MIN_COUNTS.experiences,
      `tagged ${EXPERIENCES_AND_ADVENTURES}`,
    ),
    ...tooFew('content/guide', tagged(TOP_ATTRACTIONS), MIN_COUNTS.topAttractions, `tagged ${TOP_ATTRACTIONS}`),
  ];
};

/** Categories of events are left out: no page lists them. */
export const checkCategorySizes: Check = ({ library }) => {
  const { categories, newsCategories, guide, news } = library;
  const inCategory = (id: string): number => [...guide, ...news].filter(({ facts }) => facts.category === id).length;
  const inSubcategory = (id: string): number => guide.filter(({ facts }) => facts.subcategory === id).length;
  return [
    ...[...categories, ...newsCategories].flatMap(({ id, path }) => tooFew(path, inCategory(id), MIN_COUNTS.category)),
    ...allSubcategories(library).flatMap(({ id, path }) => tooFew(path, inSubcategory(id), MIN_COUNTS.subcategory)),
  ];
};
