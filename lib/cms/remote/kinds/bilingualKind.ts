import { z } from 'zod';
import { getList } from '@/lib/cms/remote/kinds/getList';
import type { Get, ProviderKind, RawItem, RawPage, Within } from '@/lib/cms/remote/kinds/providerKind';
import type { ArticlesQuery } from '@/lib/cms/schema/query';
import { LANGUAGES, type Language } from '@/lib/i18n/language';

/** A document as the system sends it, in one language. */
type Document = Record<string, unknown>;
/** The same document in each language that it exists in. */
export type Versions = Partial<Record<Language, Document>>;

/** A system that sends one language per request, with the fields that docs/providers describes. */
type BilingualSystem = {
  listPath(query: ArticlesQuery, within: Within, language: Language): string;
  articlePath(id: string, language: Language): string;
  /** Articles by their ids, of a system whose list in a language has only what is written in it. */
  articlesPath?(ids: readonly string[], language: Language): string;
  /** All categories, in their order. */
  categoriesPath(language: Language): string;
  readPage(value: unknown): { documents: Document[]; meta: RawPage['meta'] };
  readDocument(value: unknown): Document;
  idOf(document: Document): string;
  /** Fields that differ between systems: `content`, `tags`, `status`; of a picture its name, words and focal point. */
  ownFields(versions: Versions): Record<string, unknown>;
  imageFields(versions: Versions): Record<string, unknown>;
};

export const documents = z.array(z.looseObject({}));
const isDocument = (value: unknown): value is Document => typeof value === 'object' && value !== null;

export const textOf = (versions: Versions, field: string) => ({
  en: versions.en?.[field],
  sr: versions.sr?.[field],
});

/** A field that is the same in both languages. */
export const sharedField = (versions: Versions, field: string): unknown => (versions.en ?? versions.sr)?.[field];

const sharedFields = (versions: Versions, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, sharedField(versions, field)]));

/** The documents of both languages; null without any. */
function toVersions(documents: Record<Language, unknown>): Versions | null {
  const found = Object.entries(documents).filter(([, document]) => isDocument(document));
  return found.length > 0 ? Object.fromEntries(found) : null;
}

/** The document that a relation leads to. */
const related = (versions: Versions, field: string): Versions | null => toVersions(textOf(versions, field));

const SHARED = ['type', 'author', 'publishDate', 'publishedAt', 'createdAt', 'updatedAt', 'startDate', 'endDate'];
const TEXTS = ['title', 'description', 'summary', 'place'];

export function createBilingualKind(system: BilingualSystem): ProviderKind {
  const idOf = (versions: Versions): string => system.idOf(versions.en ?? versions.sr ?? {});

  const toNamed = (versions: Versions): RawItem => ({
    _id: idOf(versions),
    ...Object.fromEntries(TEXTS.map((field) => [field, textOf(versions, field)])),
    seo: {
      title: textOf(versions, 'seoTitle'),
      description: textOf(versions, 'seoDescription'),
      keywords: textOf(versions, 'keywords'),
      slug: textOf(versions, 'slug'),
    },
  });

  const toRelation = <T>(versions: Versions, field: string, convert: (target: Versions) => T): T | null => {
    const target = related(versions, field);
    return target && convert(target);
  };

  const toImage = (versions: Versions) => ({
    _id: idOf(versions),
    ...sharedFields(versions, ['url', 'width', 'height', 'updatedAt']),
    ...system.imageFields(versions),
  });

  const toItem = (versions: Versions): RawItem => ({
    ...toNamed(versions),
    ...sharedFields(versions, SHARED),
    image: toRelation(versions, 'image', toImage),
    category: toRelation(versions, 'category', toNamed),
    subcategory: toRelation(versions, 'subcategory', toNamed),
    ...system.ownFields(versions),
  });

  type ById = Map<string, Versions>;

  /** Adds the documents of a page in one language. */
  function addPage(byId: ById, value: unknown, language: Language): RawPage['meta'] {
    const { documents, meta } = system.readPage(value);
    for (const document of documents) {
      const id = system.idOf(document);
      byId.set(id, { ...byId.get(id), [language]: document });
    }
    return meta;
  }

  /** Versions of the documents by their ids, in the order of English; those without it come last. */
  async function fetchPage(pathIn: (language: Language) => string, get: Get) {
    const load = async (language: Language) => ({ language, ...(await getList(get, pathIn(language))) });
    const byId: ById = new Map();
    const metas = (await Promise.all(LANGUAGES.map(load))).map(({ language, value }) => addPage(byId, value, language));
    // The list goes on until that of the language with more is over.
    const meta = metas.reduce((longest, each) => (each.total > longest.total ? each : longest));
    return { byId, meta };
  }

  /** Fetches the versions that stand on another page of the list in their language. */
  async function completeVersions(byId: ById, get: Get): Promise<void> {
    for (const language of LANGUAGES) {
      const ids = [...byId].flatMap(([id, versions]) => (versions[language] ? [] : [id]));
      if (!system.articlesPath || ids.length === 0) continue;
      const { value } = await getList(get, system.articlesPath(ids, language));
      addPage(byId, value, language);
    }
  }

  return {
    articles: async (query, within, get) => {
      const page = await fetchPage((language) => system.listPath(query, within, language), get);
      await completeVersions(page.byId, get);
      return { data: [...page.byId.values()].map(toItem), meta: page.meta };
    },
    article: async (id, get) => {
      const responses = await Promise.all(LANGUAGES.map((language) => get(system.articlePath(id, language))));
      const [en, sr] = responses.map((response) => response && system.readDocument(response.value));
      const versions = toVersions({ en, sr });
      return versions && toItem(versions);
    },
    categories: async (get) => {
      const { byId } = await fetchPage(system.categoriesPath, get);
      const all = [...byId.values()];
      const childrenOf = (parent: string) => all.filter((each) => toRelation(each, 'parent', idOf) === parent);
      const roots = all.filter((versions) => !related(versions, 'parent'));
      const toCategory = (versions: Versions): RawItem => {
        const id = idOf(versions);
        const subcategories = childrenOf(id).map((child) => ({ ...toItem(child), categoryId: id }));
        return { ...toItem(versions), subcategories };
      };
      const isGuide = (versions: Versions): boolean => sharedField(versions, 'type') === 'blog';
      return {
        guide: roots.filter(isGuide).map(toCategory),
        others: roots.filter((versions) => !isGuide(versions)).map(toCategory),
      };
    },
  };
}
