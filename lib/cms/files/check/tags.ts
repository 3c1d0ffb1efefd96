import { subjectTags } from '@/lib/articles/tags';
import type { Check } from '@/lib/cms/files/check/check';
import { allArticles } from '@/lib/cms/files/check/passages';
import type { ArticleEntry } from '@/lib/cms/files/files';
import type { Folder } from '@/lib/cms/files/readFolder';

const TAG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

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
