import 'server-only';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { mapResult, type Result } from '@/lib/cms/result';
import { staleIfError } from '@/lib/cms/staleIfError';
import { clock } from '@/lib/i18n/clock';
import { townDay } from '@/lib/i18n/dates';
import { inEachLanguage, type Language } from '@/lib/i18n/language';
import { getGuidePages } from '@/lib/offline/manifest/guidePages';
import { packPages } from '@/lib/offline/manifest/packPages';
import type { PackItem, PackManifest } from '@/lib/offline/pack/manifest';
import { searchIndexHref } from '@/lib/routing/browserHref';
import { buildId } from '@/lib/server/page-cache/pageFolder';

/** The search index, compressed. */
const INDEX_BYTES = 40_000;

/** A page with its pictures, compressed: the mean of the shipped content. */
const PAGE_BYTES = 32_000;

async function createManifest(language: Language): Promise<Result<PackManifest>> {
  const build = buildId() ?? 'development';
  // Pages that list content are downloaded again each day.
  const day = townDay(clock.now());
  const own = packPages(language).map((href) => ({ href, version: day }));
  return mapResult(await getGuidePages(language, day), (guide) => ({
    build,
    language,
    items: [
      ...buildFiles(),
      { kind: 'file' as const, href: searchIndexHref(language), bytes: INDEX_BYTES, version: day },
      ...[...own, ...guide].map((page) => ({ ...page, kind: 'page' as const, bytes: PAGE_BYTES })),
    ],
  }));
}

const manifests = inEachLanguage((language) => staleIfError(`pack ${language}`, () => createManifest(language)));

/** The current contents of the pack in a language. */
export const getPackManifest = (language: Language): Promise<Result<PackManifest>> => manifests[language]();

const CHUNKS = join('.next', 'static', 'chunks');

let files: PackItem[] | undefined;

/**
 * Scripts and styles of this build, including those that pages load on demand, in the size of their compressed forms
 * (bundles.config.mjs). What the street map loads is elsewhere, and needs a connection anyway
 * (components/map/drawStreetMap.ts).
 */
function buildFiles(): PackItem[] {
  files ??= readdirSync(CHUNKS)
    .filter((file) => /\.(?:js|css)$/.test(file))
    .map((file) => ({
      kind: 'file',
      href: `/_next/static/chunks/${file}`,
      bytes: statSync(join(CHUNKS, `${file}.gz`)).size,
      version: '',
    }));
  return files;
}
