import 'server-only';
import type { ArticleEntry, CategoryEntry } from '@/lib/cms/files/files';
import { readLibrary } from '@/lib/cms/files/library';
import type { Folder } from '@/lib/cms/files/readFolder';
import { selectArticles } from '@/lib/cms/files/select';
import { createTargets } from '@/lib/cms/files/targets';
import { toContractArticle, toContractCategory, toReference, withDates } from '@/lib/cms/files/toContract';
import type { Provider } from '@/lib/cms/provider';
import { found, MISSING } from '@/lib/cms/result';
import type { ArticleType, ContractArticle, ContractReference } from '@/lib/cms/schema/article';
import type { ContractConfig } from '@/lib/cms/schema/category';
import { clock } from '@/lib/i18n/clock';

const MINUTE_MS = 60_000;

type Shelf = Map<string, ContractReference>;

const shelve = (folders: readonly Folder<CategoryEntry>[]): Shelf =>
  new Map(folders.map((folder) => [folder.id, toReference(folder)]));

/**
 * The content that ships with the site, as the same contract a content system speaks.
 *
 * @param root the folder `content/`, read once, now
 */
export function createShippedProvider(root: string): Provider {
  const library = readLibrary(root);
  const targets = createTargets(library);
  const guideShelf = shelve(library.categories);
  const subcategoryShelf = shelve(library.categories.flatMap(({ subcategories }) => subcategories));
  const newsShelf = shelve(library.newsCategories);
  const eventShelf = shelve(library.eventCategories);

  const toArticle =
    (type: ArticleType, shelf: Shelf) =>
    (folder: Folder<ArticleEntry>): ContractArticle =>
      toContractArticle(
        folder,
        type,
        {
          category: shelf.get(folder.facts.category) ?? null,
          subcategory: subcategoryShelf.get(folder.facts.subcategory ?? '') ?? null,
        },
        targets,
      );

  const steady = [
    ...library.guide.map(toArticle('blog', guideShelf)),
    ...library.news.map(toArticle('news', newsShelf)),
  ];
  const events = library.events.map((folder) => ({
    facts: folder.facts,
    article: toArticle('event', eventShelf)(folder),
  }));
  let dated: { articles: ContractArticle[]; until: number } = { articles: [], until: 0 };
  /** All articles as of now: the dates of events move on by themselves, looked at once a minute. */
  const articles = (): ContractArticle[] => {
    const now = clock.now();
    if (now.getTime() >= dated.until) {
      const current = [...steady, ...events.map(({ article, facts }) => withDates(article, facts, now))];
      dated = { articles: current, until: now.getTime() + MINUTE_MS };
    }
    return dated.articles;
  };

  const categories = library.categories.map((folder) => toContractCategory(folder, targets));
  const config: ContractConfig = {
    categories,
    subcategories: categories.flatMap(({ subcategories }) => subcategories),
  };
  const allCategories = [
    ...categories,
    ...[...library.newsCategories, ...library.eventCategories].map((folder) => toContractCategory(folder, targets)),
  ];
  const knownCategory = (id: string) => allCategories.some(({ _id }) => _id === id);
  const byId = (id: string) => articles().find(({ _id }) => _id === id);

  return {
    kind: 'embedded',
    articles: async (query) => found(selectArticles(articles(), query)),
    articlesOfCategory: async (id, query) =>
      knownCategory(id)
        ? found(
            selectArticles(
              articles().filter(({ category }) => category?._id === id),
              query,
            ),
          )
        : MISSING,
    articlesOfSubcategory: async (id, query) =>
      subcategoryShelf.has(id)
        ? found(
            selectArticles(
              articles().filter(({ subcategory }) => subcategory?._id === id),
              query,
            ),
          )
        : MISSING,
    article: async (id) => {
      const article = byId(id);
      return article ? found(article) : MISSING;
    },
    config: async () => found(config),
    category: async (name) => {
      const category = allCategories.find(({ seo }) => seo.slug.en === name || seo.slug.sr === name);
      return category ? found(category) : MISSING;
    },
    content: async (language, id) => {
      const html = byId(id)?.content[language === 'me' ? 'sr' : 'en'];
      return html === undefined ? MISSING : found(html);
    },
  };
}
