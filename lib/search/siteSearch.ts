import 'server-only';
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { SearchDocument, SearchEntry } from '@/lib/content/search/entry';
import type { Found, Search } from '@/lib/content/search/search';
import { SearchBuilder } from '@/lib/content/search/searchBuilder';
import { LANGUAGES, type Language } from '@/lib/language';
import { log } from '@/lib/log';
import { type Gather, gather, gatherPages, type Take } from '@/lib/search/gather';
import { PackedShelf } from '@/lib/search/packedShelf';

/** How long an index is current (docs/requirements.md, Failures) ... */
const FRESH_MS = 300_000;
/** ... and how soon the provider is asked again after it told nothing, or half. */
const REST_MS = 20_000;

/** How long a visitor waits for the first index of all: of ten thousand articles it takes several times as long. */
const PATIENCE_MS = 2_500;

/** Queries whose results are kept: many visitors look for the same, and all begin with the same few letters. */
const MAX_QUERIES = 200;

/** Above this many entries the browser gets none, and asks with each query: some 50 kB on the wire. */
const MAX_SENT_ENTRIES = 400;

/** What can be found in one language, and whether the provider’s content is among it. */
export type SiteSearch = {
  search: Search;
  /** For the browser to search by itself; null where they are too many to be sent. */
  entries: readonly SearchEntry[] | null;
  isComplete: boolean;
};

/** `fingerprint` tells whether what there is to find has changed: if not, the index is still right. */
type Kept = { searches: Record<Language, SiteSearch>; fingerprint: string; isComplete: boolean; until: number };

/** Pages and route handlers are bundles of their own in one process: they share one index. */
const shared = globalThis as typeof globalThis & {
  kotorSearch?: Kept;
  kotorSearchBeginning?: Promise<Kept>;
  kotorSearchBuilding?: Promise<Kept>;
};

/**
 * Looks a query up once for all who ask: in ten thousand articles the first letters of a word find thousands.
 *
 * A class, since a function that is used once may be built into the one that calls it, and would keep what that knows:
 * all documents.
 */
class RememberingSearch {
  readonly #known = new LRUCache<string, Found>({ max: MAX_QUERIES });
  readonly #search: Search;

  constructor(search: Search) {
    this.#search = search;
  }

  readonly find: Search = (query, most) => {
    const name = `${most} ${query}`;
    const found = this.#known.get(name) ?? this.#search(query, most);
    this.#known.set(name, found);
    return found;
  };
}

/** One language’s search while its documents come, and the entries as long as a browser may be sent them. */
class LanguageBuilder {
  readonly #builder: SearchBuilder;
  #entries: SearchEntry[] | null = [];

  constructor(language: Language) {
    this.#builder = new SearchBuilder(language, new PackedShelf());
  }

  async add(documents: readonly SearchDocument[]): Promise<void> {
    this.#entries?.push(...documents.map(({ entry }) => entry));
    if (this.#entries && this.#entries.length > MAX_SENT_ENTRIES) this.#entries = null;
    await this.#builder.add(documents);
  }

  build(isComplete: boolean): SiteSearch {
    const search = new RememberingSearch(this.#builder.build({ isSmall: true }));
    return { search: search.find, entries: this.#entries, isComplete };
  }
}

/** Reads what there is to find, and hands it over. */
async function read(take: Take, from: Gather = gather): Promise<Pick<Kept, 'fingerprint' | 'isComplete'>> {
  const hash = createHash('sha256');
  const isComplete = await from((documents) => {
    hash.update(JSON.stringify(documents));
    return take(documents);
  });
  return { fingerprint: hash.update(String(isComplete)).digest('hex'), isComplete };
}

/** Reads what there is to find, and makes the searches of it. */
async function build(from?: Gather): Promise<Omit<Kept, 'until'>> {
  const builders = { en: new LanguageBuilder('en'), sr: new LanguageBuilder('sr') };
  const told = await read(async (documents) => {
    for (const language of LANGUAGES) await builders[language].add(documents[language]);
  }, from);
  const searches = { en: builders.en.build(told.isComplete), sr: builders.sr.build(told.isComplete) };
  return { searches, ...told };
}

/** An index that is still right stays, and a complete one while the provider does not tell all. */
async function renewed(before: Kept | undefined): Promise<Kept> {
  const keep = (kept: Omit<Kept, 'until'>, isComplete: boolean): Kept => {
    if (!isComplete) log.warn('search.incomplete', { kept: kept.isComplete });
    return { ...kept, until: Date.now() + (isComplete ? FRESH_MS : REST_MS) };
  };
  if (before) {
    const { fingerprint, isComplete } = await read(() => {});
    const isBetter = before.isComplete && !isComplete;
    if (isBetter || fingerprint === before.fingerprint) return keep(before, isComplete);
  }
  const built = await build();
  return keep(before?.isComplete && !built.isComplete ? before : built, built.isComplete);
}

/** Builds the index once for all who ask meanwhile. */
function renew(): Promise<Kept> {
  shared.kotorSearchBuilding ??= renewed(shared.kotorSearch)
    .then((kept) => {
      shared.kotorSearch = kept;
      return kept;
    })
    .finally(() => {
      shared.kotorSearchBuilding = undefined;
    });
  return shared.kotorSearchBuilding;
}

/** The fixed pages alone, for visitors who have waited long enough for all. */
async function pagesAlone(signal: AbortSignal): Promise<Kept> {
  await wait(PATIENCE_MS, undefined, { signal });
  const pages = { ...(await build(gatherPages)), until: Date.now() + REST_MS };
  shared.kotorSearch ??= pages;
  return shared.kotorSearch;
}

/** Builds the first index of all, and one of the fixed pages where that takes long, once for all who ask meanwhile. */
function begin(): Promise<Kept> {
  if (shared.kotorSearchBeginning) return shared.kotorSearchBeginning;
  const patience = new AbortController();
  const all = renew().finally(() => patience.abort());
  shared.kotorSearchBeginning = Promise.race([all, pagesAlone(patience.signal)]).finally(() => {
    shared.kotorSearchBeginning = undefined;
  });
  return shared.kotorSearchBeginning;
}

/**
 * The search over the whole site: built when it is first asked for, renewed behind the scenes, and kept while the
 * provider fails. Before it ever answered, or while it first tells much or slowly, the fixed pages alone can be searched.
 */
export async function getSiteSearch(language: Language): Promise<SiteSearch> {
  const { kotorSearch } = shared;
  if (!kotorSearch) return (await begin()).searches[language];
  if (Date.now() >= kotorSearch.until) void renew();
  return kotorSearch.searches[language];
}
