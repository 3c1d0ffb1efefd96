import type { Article } from '@/lib/articles/article';
import { picturesOf } from '@/lib/articles/body/block';
import { subjectTags } from '@/lib/articles/tags';
import type { Picture } from '@/lib/pictures/picture';

/** Related articles of one page, at most (docs/requirements.md, Article). */
const MAX_RELATED = 5;

/** The fields needed of an article; a picture is identified by its address. */
type Candidate = { id: string; picture: Pick<Picture, 'src'> | null };

export function pictureUrlsOf({ picture, body }: Pick<Article, 'picture' | 'body'>): string[] {
  const blocks = body.sections.flatMap((section) =>
    section.kind === 'columns' ? [...section.first, ...section.second] : [section.block],
  );
  const inBody = blocks.flatMap((block) => picturesOf(block));
  return [...(picture ? [picture] : []), ...inBody].map(({ src }) => src);
}

type Described = {
  type: string | null;
  category: { _id: string } | null;
  subcategory: { _id: string } | null;
  tags: readonly string[];
};

/** Its subcategory, else its category. A category of news is too broad: advice on boats is unrelated to drones. */
const kindOf = ({ type, category, subcategory }: Described): string | null =>
  type === 'news' ? null : (subcategory?._id ?? category?._id ?? null);

/** Articles of the same kind first, then those with the most subjects in common; ties keep their order. */
export function sortByRelevance<T extends Described>(articles: readonly T[], article: Described): T[] {
  const kind = kindOf(article);
  const subjects = new Set(subjectTags(article.tags));
  const isSameKind = (other: T): boolean => kind !== null && other.type === article.type && kindOf(other) === kind;
  const shared = (other: T): number => other.tags.filter((tag) => subjects.has(tag)).length;
  return articles.toSorted((a, b) => Number(isSameKind(b)) - Number(isSameKind(a)) || shared(b) - shared(a));
}

/**
 * The first five articles that are not the current one, each once. One whose picture is already `shown` on the page is
 * used only if there are too few others.
 */
export function pickRelated<T extends Candidate>(
  articles: readonly T[],
  currentId: string,
  shown: readonly string[],
): T[] {
  const others = new Map(articles.filter(({ id }) => id !== currentId).map((article) => [article.id, article]));
  const seen = new Set(shown);
  const fresh: T[] = [];
  const repeating: T[] = [];
  for (const article of others.values()) {
    const { picture } = article;
    (picture && seen.has(picture.src) ? repeating : fresh).push(article);
    if (picture) seen.add(picture.src);
  }
  return [...fresh, ...repeating].slice(0, MAX_RELATED);
}
