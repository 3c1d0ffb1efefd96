import type { Check } from '@/lib/cms/files/check/check';
import type { ArticleEntry } from '@/lib/cms/files/files';
import type { Folder } from '@/lib/cms/files/readFolder';

type CategoryFolder = Folder<unknown> & { subcategories?: readonly Folder<unknown>[] };

function placeFaults(
  articles: readonly Folder<ArticleEntry>[],
  categories: readonly CategoryFolder[],
  isLeftOut: (id: string) => boolean,
) {
  const byId = new Map(categories.map((each) => [each.id, each]));
  return articles.flatMap(({ path, facts: { category, subcategory } }) => {
    const folder = byId.get(category);
    if (isLeftOut(category)) return [];
    if (!folder)
      return [`${path}/entry.yaml: category: there is no ${category}; write one of ${[...byId.keys()].join(', ')}`];
    const names = folder.subcategories?.map(({ id }) => id) ?? [];
    if (!subcategory || isLeftOut(subcategory) || names.includes(subcategory)) return [];
    const remedy = names.length > 0 ? `write one of ${names.join(', ')}` : 'leave the line out';
    return [`${path}/entry.yaml: subcategory: there is no ${subcategory} in ${category}; ${remedy}`];
  });
}

export const checkCategories: Check = ({ library, leftOut }) => {
  const isLeftOut = (id: string): boolean => leftOut.has(id);
  return [
    ...placeFaults(library.guide, library.categories, isLeftOut),
    ...placeFaults(library.news, library.newsCategories, isLeftOut),
    ...placeFaults(library.events, library.eventCategories, isLeftOut),
  ];
};
