import { MAX_RELATED, pickRelated } from '@/lib/articles/related';
import { subjectTags } from '@/lib/articles/tags';
import type { Check } from '@/lib/cms/files/check/check';
import { allArticles } from '@/lib/cms/files/check/passages';
import type { ArticleEntry } from '@/lib/cms/files/files';
import type { Folder } from '@/lib/cms/files/readFolder';

const TAG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Largest fraction of guide articles that may have fewer related articles than a page shows. */
const MAX_FRACTION = 0.1;

/** One line for each tag with a fault. */
const eachTag = (
  articles: readonly Folder<ArticleEntry>[],
  faultOf: (tag: string, tags: readonly string[]) => string | false,
): string[] =>
  articles.flatMap(({ path, facts }) => {
    const tags = subjectTags(facts.tags);
    const faults = [...new Set(tags)].map((tag) => faultOf(tag, tags)).filter((fault) => fault !== false);
    return faults.map((fault) => `${path}/text.en.md: tags: ${fault}`);
  });

export const checkTagNames: Check = ({ library }) =>
  eachTag(allArticles(library), (tag) => !TAG.test(tag) && `${tag} must be lower-case words with hyphens`);

export const checkTagsTwice: Check = ({ library }) =>
  eachTag(
    allArticles(library),
    (tag, tags) => tags.indexOf(tag) !== tags.lastIndexOf(tag) && `${tag} is there twice; leave one out`,
  );

export const checkTagsAlone: Check = ({ library }) => {
  const articles = allArticles(library);
  const tags = articles.flatMap(({ facts }) => [...new Set(subjectTags(facts.tags))]);
  return eachTag(
    articles,
    (tag) =>
      tags.indexOf(tag) === tags.lastIndexOf(tag) && `${tag} stands alone; give it to another article or leave it out`,
  );
};

/** Related articles share a tag, as in `pickRelated`. */
export const checkRelated: Check = ({ library }) => {
  const articles = allArticles(library).map(({ id, facts }) => ({ id, tags: facts.tags, picture: null }));
  const fewer = library.guide.flatMap(({ id, path, facts }) => {
    const sharing = articles.filter(({ tags }) => tags.some((tag) => facts.tags.includes(tag)));
    const found = pickRelated(sharing, id, []).length;
    return found < MAX_RELATED
      ? [`${path}/text.en.md: tags: give ${found} related articles, not ${MAX_RELATED}; share more tags`]
      : [];
  });
  return fewer.length / library.guide.length > MAX_FRACTION ? fewer : [];
};
