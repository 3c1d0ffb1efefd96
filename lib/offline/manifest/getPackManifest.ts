import 'server-only';
import { mapResult, type Result } from '@/lib/cms/result';
import { staleIfError } from '@/lib/cms/staleIfError';
import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { buildFiles } from '@/lib/offline/manifest/buildFiles';
import { PACK_FILES, PACK_PAGES } from '@/lib/offline/manifest/contents';
import { getGuidePages } from '@/lib/offline/manifest/guidePages';
import { toItems } from '@/lib/offline/manifest/toItem';
import type { PackManifest } from '@/lib/offline/pack/manifest';
import { preparedUrl } from '@/lib/pictures/preparedPicture';
import { buildId } from '@/lib/server/page-cache/pageFolder';

const ownPages = (language: Language) =>
  PACK_PAGES.map(({ href, pictures = [] }) => ({
    href: href(language),
    text: '',
    pictures: pictures.map(preparedUrl),
    version: '',
  }));

async function createManifest(language: Language): Promise<Result<PackManifest>> {
  const build = buildId() ?? 'development';
  return mapResult(await getGuidePages(language), (guide) => ({
    build,
    language,
    items: [
      ...buildFiles(),
      ...PACK_FILES.map(({ href, bytes }) => ({ kind: 'file' as const, href: href(language), bytes, version: build })),
      ...toItems([...ownPages(language), ...guide], build),
    ],
  }));
}

const manifests = Object.fromEntries(
  LANGUAGES.map((language) => [language, staleIfError(`pack ${language}`, () => createManifest(language))]),
) as Record<Language, () => Promise<Result<PackManifest>>>;

/** The current contents of the pack in a language. */
export const getPackManifest = (language: Language): Promise<Result<PackManifest>> => manifests[language]();
