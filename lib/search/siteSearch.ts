import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SearchEntry } from '@/lib/content/search/entry';
import { createSearch, type Found, type Search } from '@/lib/content/search/search';
import { LANGUAGES, type Language } from '@/lib/language';
import { log } from '@/lib/log';
import { type Gathered, gather } from '@/lib/search/gather';
import { packEntries } from '@/lib/search/packEntries';

/** How long an index is current (the freshness of specification section 9) ... */
const FRESH_MS = 300_000;
/** ... and how soon the provider is asked again after it told nothing, or half. */
const REST_MS = 20_000;

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

/** `fingerprint` tells whether what was gathered has changed: if not, the index is still right. */
type Kept = { searches: Record<Language, SiteSearch>; fingerprint: string; until: number };

/** Pages and route handlers are bundles of their own in one process: they share one index. */
const shared = globalThis as typeof globalThis & { kotorSearch?: Kept; kotorSearchBuilding?: Promise<Kept> };

/** One document after the other: all of them as one text would take more memory than the index. */
function fingerprintOf({ documents, isComplete }: Gathered): string {
  const hash = createHash('sha256').update(String(isComplete));
  for (const language of LANGUAGES) {
    for (const document of documents[language]) hash.update(JSON.stringify(document));
  }
  return hash.digest('hex');
}

/** Looks a query up once for all who ask: in ten thousand articles the first letters of a word find thousands. */
function remembered(search: Search): Search {
  const known = new LRUCache<string, Found>({ max: MAX_QUERIES });
  return (query, most) => {
    const name = `${most} ${query}`;
    const found = known.get(name) ?? search(query, most);
    known.set(name, found);
    return found;
  };
}

async function build(): Promise<Kept> {
  const gathered = await gather();
  const { documents, isComplete } = gathered;
  const before = shared.kotorSearch;
  const until = Date.now() + (isComplete ? FRESH_MS : REST_MS);
  if (!isComplete) log.warn('search.incomplete', { kept: before?.searches.en.isComplete ?? false });
  if (!isComplete && before?.searches.en.isComplete) return { ...before, until };
  const fingerprint = fingerprintOf(gathered);
  if (before?.fingerprint === fingerprint) return { ...before, until };
  const toSearch = async (language: Language): Promise<SiteSearch> => ({
    search: remembered(await createSearch(documents[language], language, packEntries)),
    entries: documents[language].length > MAX_SENT_ENTRIES ? null : documents[language].map(({ entry }) => entry),
    isComplete,
  });
  const searches = { en: await toSearch('en'), sr: await toSearch('sr') };
  return { searches, fingerprint, until };
}

/** Builds the index once for all who ask meanwhile. */
function renew(): Promise<Kept> {
  shared.kotorSearchBuilding ??= build()
    .then((kept) => {
      shared.kotorSearch = kept;
      return kept;
    })
    .finally(() => {
      shared.kotorSearchBuilding = undefined;
    });
  return shared.kotorSearchBuilding;
}

/**
 * The search over the whole site: built when it is first asked for, renewed behind the scenes, and kept while the
 * provider fails. Before it ever answered, the fixed pages alone can be searched.
 */
export async function getSiteSearch(language: Language): Promise<SiteSearch> {
  const { kotorSearch } = shared;
  if (!kotorSearch) return (await renew()).searches[language];
  if (Date.now() >= kotorSearch.until) void renew();
  return kotorSearch.searches[language];
}
