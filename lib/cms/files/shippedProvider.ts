import 'server-only';
import { createDiagnostics } from '@/lib/cms/files/diagnostics';
import type { ArticleEntry, CategoryEntry } from '@/lib/cms/files/entrySchemas';
import { type ArticleLibrary, readArticles } from '@/lib/cms/files/library';
import type { Folder } from '@/lib/cms/files/readFolder';
import { selectArticles } from '@/lib/cms/files/select';
import { createTargets } from '@/lib/cms/files/targets';
import { toContractArticle, toContractCategory, toReference, withDates, withSeason } from '@/lib/cms/files/toContract';
import type { Provider } from '@/lib/cms/provider';
import { found, foundOrMissing, MISSING } from '@/lib/cms/result';
import type { ArticleType, ContractArticle, ContractReference } from '@/lib/cms/schema/article';
import type { ContractConfig } from '@/lib/cms/schema/category';
import { clock } from '@/lib/i18n/clock';
import { setFaults } from '@/lib/server/contentFaults';

const MINUTE_MS = 60_000;

export type ShippedProvider = Provider & { library: ArticleLibrary };

type References = Map<string, ContractReference>;

const referencesTo = (folders: readonly Folder<CategoryEntry>[]): References =>
  new Map(folders.map((folder) => [folder.id, toReference(folder)]));

/**
 * The provider of the shipped content, read once; faults are logged. The texts of `last`, the provider of the previous
 * reading, replace faulty ones, which are otherwise left out.
 */
export function createShippedProvider(root: string, last?: ShippedProvider): ShippedProvider {
  const diagnostics = createDiagnostics();
  const library = readArticles(root, diagnostics, last?.library);
  const targets = { ...createTargets(library), addFault: diagnostics.add };
  const subcategoryReferences = referencesTo(library.categories.flatMap(({ subcategories }) => subcategories));
  const toArticles = <Facts extends ArticleEntry>(
    type: ArticleType,
    folders: readonly Folder<Facts>[],
    references: References,
  ) =>
    folders.map((folder) => {
      const category = references.get(folder.facts.category) ?? null;
      const subcategory = subcategoryReferences.get(folder.facts.subcategory ?? '') ?? null;
      return { facts: folder.facts, article: toContractArticle(folder, type, { category, subcategory }, targets) };
    });

  const guide = toArticles('blog', library.guide, referencesTo(library.categories));
  const news = toArticles('news', library.news, referencesTo(library.newsCategories));
  const events = toArticles('event', library.events, referencesTo(library.eventCategories));
  let cached: { articles: ContractArticle[]; at: number } = { articles: [], at: 0 };
  /** All articles. The dates of events and of guidance depend on the time and are computed once a minute. */
  const articles = (): ContractArticle[] => {
    const now = clock.now();
    // The clock may have been set back.
    if (Math.abs(now.getTime() - cached.at) >= MINUTE_MS) {
      const current = [
        ...guide.map(({ article }) => article),
        ...news.map(({ article, facts }) => withSeason(article, facts, now)),
        ...events.map(({ article, facts }) => withDates(article, facts, now)),
      ];
      cached = { articles: current, at: now.getTime() };
    }
    return cached.articles;
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
  setFaults('articles', diagnostics.faults);

  const byId = (id: string) => articles().find(({ _id }) => _id === id);

  return {
    library,
    articles: async (query, { category, subcategory } = {}) => {
      if (category && !allCategories.some(({ _id }) => _id === category)) return MISSING;
      if (subcategory && !subcategoryReferences.has(subcategory)) return MISSING;
      const isWithin = (article: ContractArticle): boolean =>
        (!category || article.category?._id === category) && (!subcategory || article.subcategory?._id === subcategory);
      return found(selectArticles(articles().filter(isWithin), query));
    },
    article: async (id) => foundOrMissing(byId(id)),
    config: async () => found(config),
    category: async (name) => foundOrMissing(allCategories.find(({ seo }) => Object.values(seo.slug).includes(name))),
    content: async (language, id) => foundOrMissing(byId(id)?.content[language]),
  };
}
