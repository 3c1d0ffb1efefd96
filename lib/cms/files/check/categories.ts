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
    if (!folder) return [`${path}/text.en.md: category: there is no ${category}; use the name of a folder`];
    if (!subcategory || isLeftOut(subcategory) || folder.subcategories?.some(({ id }) => id === subcategory)) return [];
    return [
      `${path}/text.en.md: subcategory: there is no ${subcategory} in ${category}; use the name of a folder in it`,
    ];
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
