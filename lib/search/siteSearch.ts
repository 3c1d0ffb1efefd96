import 'server-only';
import { createHash } from 'node:crypto';
import type { SearchEntry } from '@/lib/content/search/entry';
import { createSearch, type Search } from '@/lib/content/search/search';
import type { Language } from '@/lib/language';
import { log } from '@/lib/log';
import { type Gathered, gather } from '@/lib/search/gather';

/** How long an index is current (the freshness of specification section 9) ... */
const FRESH_MS = 300_000;
/** ... and how soon the provider is asked again after it told nothing, or half. */
const REST_MS = 20_000;

/** What can be found in one language, and whether the provider’s content is among it. */
export type SiteSearch = { search: Search; entries: readonly SearchEntry[]; isComplete: boolean };

/** `fingerprint` tells whether what was gathered has changed: if not, the index is still right. */
type Kept = { searches: Record<Language, SiteSearch>; fingerprint: string; until: number };

/** Pages and route handlers are bundles of their own in one process: they share one index. */
const shared = globalThis as typeof globalThis & { kotorSearch?: Kept; kotorSearchBuilding?: Promise<Kept> };

const fingerprintOf = (gathered: Gathered): string =>
  createHash('sha256').update(JSON.stringify(gathered)).digest('hex');

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
    search: await createSearch(documents[language], language),
    entries: documents[language].map(({ entry }) => entry),
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
