import 'server-only';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { provider } from '@/lib/cms/currentProvider';
import { buildSitemaps } from '@/lib/seo/sitemap/build';
import { readCurrentSet, renewSet, type SitemapSet } from '@/lib/seo/sitemap/sets';
import { walkArticles } from '@/lib/seo/sitemap/walk';
import { env } from '@/lib/server/env';
import { PAGES_ROOT, pageFolder } from '@/lib/server/page-cache/pageFolder';
import { processWide } from '@/lib/server/processWide';
import { isBeforeRefresh } from '@/lib/server/refreshedAt';

/** As fresh as a page, save where the walk is long: walking takes a tenth of the time at most. */
const FRESH_MS = 300_000;
const REST_PER_WALK = 10;
/** Pause after a failure. */
const FAILED_MS = 20_000;
/** How long the very first to ask wait for a set: enough for some thousand articles. */
const PATIENCE_MS = 3_000;

/** Times in milliseconds since the epoch. */
type State = { set: SitemapSet | null; renewing: Promise<void> | null; startedAt: number; renewAt: number };

/** Beside the pages of this build and this configuration; `next dev` has no build. */
const sitemapFolder = (): string => `${pageFolder() ?? join(PAGES_ROOT, 'development')}-sitemaps`;

const renewalOf = (set: SitemapSet): number => set.builtAt + Math.max(FRESH_MS, REST_PER_WALK * set.took);

async function openState(): Promise<State> {
  const set = await readCurrentSet(sitemapFolder());
  return { set, renewing: null, startedAt: set ? set.builtAt - set.took : 0, renewAt: set ? renewalOf(set) : 0 };
}

const build = async (folder: string): Promise<SitemapSet['files']> => {
  const config = await provider().config();
  if (config.state !== 'found') throw new Error(`config: ${config.state}`);
  const articles = walkArticles((query) => provider().articles(query));
  return buildSitemaps(folder, env().siteUrl, { config: config.value, articles });
};

async function renew(state: State): Promise<void> {
  state.startedAt = Date.now();
  const set = await renewSet(sitemapFolder(), build);
  state.set = set ?? state.set;
  state.renewAt = set ? renewalOf(set) : Date.now() + FAILED_MS;
  state.renewing = null;
}

/**
 * The sitemaps of what the provider has: the last complete set, renewed behind those who ask. Null while there is none
 * yet, which only the first minutes of a site ever see, and a provider that fails from the start.
 */
export async function getSitemaps(): Promise<SitemapSet | null> {
  const state = await processWide('kotorSitemaps', openState);
  const isStale = Date.now() >= state.renewAt || isBeforeRefresh(state.startedAt);
  if (!state.renewing && isStale) state.renewing = renew(state);
  if (!state.set && state.renewing) await Promise.race([state.renewing, wait(PATIENCE_MS)]);
  return state.set;
}
