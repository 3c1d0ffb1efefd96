import 'server-only';
import { type Answer, mapAnswer } from '@/lib/cms/answer';
import { keepLastGood } from '@/lib/cms/lastGood';
import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { buildFiles } from '@/lib/offline/offer/buildFiles';
import { PACK_FILES, PACK_PAGES } from '@/lib/offline/offer/contents';
import { getGuidePages } from '@/lib/offline/offer/guidePages';
import { toItems } from '@/lib/offline/offer/toItem';
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

async function makeOffer(language: Language): Promise<Answer<PackManifest>> {
  const build = buildId() ?? 'development';
  return mapAnswer(await getGuidePages(language), (guide) => ({
    build,
    language,
    items: [
      ...buildFiles(),
      ...PACK_FILES.map(({ href, bytes }) => ({ kind: 'file' as const, href: href(language), bytes, version: build })),
      ...toItems([...ownPages(language), ...guide], build),
    ],
  }));
}

const offers = Object.fromEntries(
  LANGUAGES.map((language) => [language, keepLastGood(`pack ${language}`, () => makeOffer(language))]),
) as Record<Language, () => Promise<Answer<PackManifest>>>;

/** What ‘Take Kotor along’ offers now in a language. */
export const getPackOffer = (language: Language): Promise<Answer<PackManifest>> => offers[language]();
