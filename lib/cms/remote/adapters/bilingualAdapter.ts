import { z } from 'zod';
import type { Within } from '@/lib/cms/provider';
import type { CmsAdapter, Get, ListQuery, RawItem, RawPage, RawText } from '@/lib/cms/remote/adapters/cmsAdapter';
import type { ContractArticle } from '@/lib/cms/schema/article';
import { orderOf } from '@/lib/cms/schema/query';
import { lenientList } from '@/lib/cms/schema/repair';
import { inEachLanguage, LANGUAGES, type Language } from '@/lib/i18n/language';

/** A document as the system sends it, in one language. */
type CmsDocument = Record<string, unknown>;
/** The same document in each language that it exists in. */
export type Versions = Partial<Record<Language, CmsDocument>>;

/** Query parameters; undefined ones are not sent. */
type Fields = Record<string, string | number | undefined>;

/** A system that sends one language per request, with the fields that docs/providers describes. */
type BilingualSystem = {
  inLanguage(language: Language, resource: string): Fields;
  paging(page: number, limit: number): Fields;
  /** By a field, then by the id: otherwise articles of the same date may switch between pages of a list. */
  sort(field: string, order: 'asc' | 'desc'): string;
  filters(query: ListQuery, within: Within): Fields;
  /** Filters one article by its id. In a path, Payload reads `1a` as 1, and responds to letters with status 500. */
  byId(id: string): Fields;
  /** Filters articles by ids, for a system whose lists omit articles that lack the language. */
  byIds?(ids: readonly string[]): Fields;
  page: z.ZodType<{ documents: CmsDocument[]; meta: RawPage['meta'] }>;
  idOf(document: CmsDocument): string;
  /** The target of a relation in each language, for a system where relations are not shared between languages. */
  relationOf?(versions: Versions, field: string): Record<Language, unknown>;
  /** Fields that differ between systems; for a picture its name, texts and focal point. */
  ownFields(versions: Versions): { content: RawText; tags: unknown; status: unknown };
  imageFields(versions: Versions): Record<string, unknown>;
};

const MAX_CATEGORIES = 100;

/** A list that drops items without an id. */
export const documents = (id: string) =>
  lenientList('document', z.looseObject({ [id]: z.union([z.string(), z.number()]) }));

export const isDocument = (value: unknown): value is CmsDocument => typeof value === 'object' && value !== null;

export const textOf = (versions: Versions, field: string) => inEachLanguage((language) => versions[language]?.[field]);

/** The English version, or the first that exists. */
const firstOf = (versions: Versions): CmsDocument =>
  LANGUAGES.map((language) => versions[language]).find(Boolean) ?? {};

/** A field that is the same in every language. */
export const sharedField = (versions: Versions, field: string): unknown => firstOf(versions)[field];

const toFraction = (percent: unknown): number => (typeof percent === 'number' ? percent / 100 : 0.5);

/** A focal point, which systems count in percent; the middle without one. */
export const toFocal = (x: unknown, y: unknown) => ({ x: toFraction(x), y: toFraction(y) });

const readFields = <Field extends string, Value>(fields: readonly Field[], read: (field: Field) => Value) =>
  Object.fromEntries(fields.map((field) => [field, read(field)])) as Record<Field, Value>;

const sharedFields = <Field extends string>(versions: Versions, fields: readonly Field[]) =>
  readFields(fields, (field) => sharedField(versions, field));

/** The documents of both languages; null without any. */
function toVersions(documents: Record<Language, unknown>): Versions | null {
  const found = Object.entries(documents).filter(([, document]) => isDocument(document));
  return found.length > 0 ? Object.fromEntries(found) : null;
}

const SHARED = [
  'type',
  'author',
  'publishDate',
  'publishedAt',
  'createdAt',
  'updatedAt',
  'startDate',
  'endDate',
] as const;
const TEXTS = ['title', 'description', 'summary', 'place'] as const;

/** Sorts the articles of both languages by date, since those in only one of them are appended. */
const byDate = (field: string, order: 'asc' | 'desc') => (a: RawItem, b: RawItem) => {
  const [first, second] = order === 'asc' ? [a, b] : [b, a];
  return String(first[field] ?? '').localeCompare(String(second[field] ?? ''));
};

export function createBilingualAdapter(system: BilingualSystem): CmsAdapter {
  const idOf = (versions: Versions): string => system.idOf(firstOf(versions));

  const toNamed = (versions: Versions) => ({
    _id: idOf(versions),
    ...readFields(TEXTS, (field) => textOf(versions, field)),
    seo: {
      title: textOf(versions, 'seoTitle'),
      description: textOf(versions, 'seoDescription'),
      keywords: textOf(versions, 'keywords'),
      slug: textOf(versions, 'slug'),
    },
  });

  /** The related document, converted; null if only its id was sent. */
  const toRelation = <T>(versions: Versions, field: string, convert: (target: Versions) => T): T | null => {
    const target = toVersions((system.relationOf ?? textOf)(versions, field));
    return target && convert(target);
  };

  const toImage = (versions: Versions) => ({
    _id: idOf(versions),
    ...sharedFields(versions, ['url', 'width', 'height', 'updatedAt']),
    ...system.imageFields(versions),
  });

  // Lists every field of the contract, since a forgotten one would be lost without an error.
  const toItem = (versions: Versions): RawItem & Record<keyof ContractArticle, unknown> => ({
    ...toNamed(versions),
    ...sharedFields(versions, SHARED),
    image: toRelation(versions, 'image', toImage),
    category: toRelation(versions, 'category', toNamed),
    subcategory: toRelation(versions, 'subcategory', toNamed),
    ...system.ownFields(versions),
  });

  type ById = Map<string, Versions>;

  const pathOf = (resource: string, language: Language, fields: Fields = {}): string => {
    const all = Object.entries({ ...system.inLanguage(language, resource), ...fields });
    const given = all.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
    return `/api/${resource}?${new URLSearchParams(given)}`;
  };

  const getPage = async (resource: string, language: Language, fields: Fields, get: Get) =>
    (await get(pathOf(resource, language, fields), system.page)).value;

  function addDocuments(byId: ById, documents: readonly CmsDocument[], language: Language): void {
    for (const document of documents) {
      const id = system.idOf(document);
      byId.set(id, { ...byId.get(id), [language]: document });
    }
  }

  /** Versions of the documents by id, beginning with those of the English list. */
  async function fetchPage(resource: string, fields: Fields, get: Get) {
    const load = async (language: Language) => ({ language, ...(await getPage(resource, language, fields, get)) });
    const pages = await Promise.all(LANGUAGES.map(load));
    const byId: ById = new Map();
    for (const { documents, language } of pages) addDocuments(byId, documents, language);
    // The list ends with the longer of the two languages' lists.
    const meta = pages
      .map((page) => page.meta)
      .reduce((longest, each) => (each.total > longest.total ? each : longest));
    return { byId, meta };
  }

  /** Fetches the versions that are on another page of the list in their language. */
  async function completeVersions(byId: ById, get: Get): Promise<void> {
    const complete = async (language: Language) => {
      const ids = [...byId].flatMap(([id, versions]) => (versions[language] ? [] : [id]));
      if (!system.byIds || ids.length === 0) return;
      addDocuments(byId, (await getPage('articles', language, system.byIds(ids), get)).documents, language);
    };
    await Promise.all(LANGUAGES.map(complete));
  }

  return {
    articles: async (query, within, get) => {
      // By title, the pages of the two languages would contain different articles.
      const shared = query.sort_by === 'title' ? { ...query, sort_by: undefined } : query;
      const by = [shared.sort_by ?? 'publishDate', orderOf(shared)] as const;
      const fields = { ...system.paging(query.page, query.limit), ...system.filters(query, within) };
      const page = await fetchPage('articles', { ...fields, sort: system.sort(...by) }, get);
      await completeVersions(page.byId, get);
      return { data: [...page.byId.values()].map(toItem).sort(byDate(...by)), meta: page.meta };
    },
    article: async (id, get) => {
      const versions = (await fetchPage('articles', system.byId(id), get)).byId.get(id);
      return versions ? toItem(versions) : null;
    },
    categories: async (get) => {
      const { byId } = await fetchPage('categories', { ...system.paging(1, MAX_CATEGORIES), sort: 'order' }, get);
      // A response may have more than the requested ones, and each is compared with all others.
      const all = [...byId.values()].slice(0, MAX_CATEGORIES);
      const childrenOf = (parent: string) => all.filter((each) => toRelation(each, 'parent', idOf) === parent);
      const roots = all.filter((versions) => !Object.values(textOf(versions, 'parent')).some(Boolean));
      const toCategory = (versions: Versions): RawItem => ({
        ...toItem(versions),
        subcategories: childrenOf(idOf(versions)).map(toItem),
      });
      const isGuide = (versions: Versions): boolean => sharedField(versions, 'type') === 'blog';
      return {
        guide: roots.filter(isGuide).map(toCategory),
        others: roots.filter((versions) => !isGuide(versions)).map(toCategory),
      };
    },
  };
}
