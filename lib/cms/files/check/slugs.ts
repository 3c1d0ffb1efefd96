import { join } from 'node:path';
import { subjectTags } from '@/lib/articles/tags';
import { foldersWithTakenName } from '@/lib/cms/files/check/foldersWithTakenName';
import { allArticles, allSubcategories } from '@/lib/cms/files/check/passages';
import { type ArticleEntry, SLUG } from '@/lib/cms/files/entrySchemas';
import type { Rule } from '@/lib/cms/files/library';
import { type Folder, slugOf } from '@/lib/cms/files/readFolder';
import { INFO_DESK } from '@/lib/cms/infoDesk';
import { LANGUAGES } from '@/lib/i18n/language';

/** Slugs, which are made of titles, are unique within each list, such as articles of the guide, or news. */
export const checkSlugsTaken: Rule = ({ library }) => {
  const { guide, news, events, categories, newsCategories, eventCategories } = library;
  const lists = [guide, news, events, categories, allSubcategories(library), newsCategories, eventCategories];
  return lists.flatMap((folders: readonly Folder<unknown>[]) =>
    LANGUAGES.flatMap((language) =>
      foldersWithTakenName(folders, (folder) => slugOf(folder, language)).map(
        ({ folder, name, owner }) =>
          `${join(folder.path, `text.${language}.md`)}: title: the address ${name} is taken by ${owner}; choose another title for the newer one`,
      ),
    ),
  );
};

/**
 * Ids are unique among all articles, among categories and among subcategories. Points of the map share the ids of the
 * guide and of the information desk.
 */
export const checkIds: Rule = ({ library }) => [
  ...[
    allArticles(library),
    [...library.categories, ...library.newsCategories, ...library.eventCategories],
    allSubcategories(library),
  ].flatMap((folders: readonly Folder<unknown>[]) =>
    foldersWithTakenName(folders, ({ id }) => id).map(
      ({ folder, name, owner }) =>
        `${folder.path}: the name ${name} is taken by ${owner}; rename the newer of the two folders`,
    ),
  ),
  ...library.points
    .filter(({ id }) => library.guide.some((article) => article.id === id))
    .map(({ id }) => `content/points.yaml: ${id}: is the name of an article of the guide; choose another`),
  ...library.points
    .filter(({ id }) => id === INFO_DESK.id)
    .map(({ id }) => `content/points.yaml: ${id}: is the name of the information desk; choose another`),
  ...library.places
    .filter(({ id }) => id === INFO_DESK.id)
    .map(({ id, file }) => `${file}: the name ${id} is taken by the information desk; rename the folder`),
];

const eachTag = (
  articles: readonly Folder<ArticleEntry>[],
  faultOf: (tag: string, tags: readonly string[]) => string | false,
): string[] =>
  articles.flatMap(({ path, facts }) => {
    const tags = subjectTags(facts.tags);
    const faults = [...new Set(tags)].map((tag) => faultOf(tag, tags)).filter((fault) => fault !== false);
    return faults.map((fault) => `${path}/text.en.md: tags: ${fault}`);
  });

export const checkTagNames: Rule = ({ library }) =>
  eachTag(allArticles(library), (tag) => !SLUG.test(tag) && `${tag} must be lower-case words with hyphens`);

export const checkTagsTwice: Rule = ({ library }) =>
  eachTag(
    allArticles(library),
    (tag, tags) => tags.indexOf(tag) !== tags.lastIndexOf(tag) && `${tag} is listed twice; leave one out`,
  );

/** Tags relate articles: one that no other article has is misspelt or of no use. */
export const checkTagsAlone: Rule = ({ library, skipped }) => {
  const articles = allArticles(library);
  const all = articles.flatMap(({ facts }) => [...new Set(facts.tags)]);
  const isUnique = (tag: string): boolean => all.indexOf(tag) === all.lastIndexOf(tag);
  if (skipped.folders.size > 0) return [];
  return eachTag(articles, (tag) => isUnique(tag) && `no other article has ${tag}; correct it, or leave it out`);
};
