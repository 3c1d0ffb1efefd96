import { join } from 'node:path';
import { type Library, PICTURES } from '@/lib/cms/files/library';
import type { ListName } from '@/lib/cms/files/lists';
import type { Folder } from '@/lib/cms/files/readFolder';
import type { PlaceEntry } from '@/lib/cms/files/readPlaces';
import { type BilingualText, textsOfPlace } from '@/lib/cms/schema/placeFile';
import { LANGUAGES, type Language } from '@/lib/i18n/language';

/** A text for visitors or search engines, and its place in the files. */
export type Passage = { file: string; field: string; language: Language; text: string };

export const PICTURES_FILE = `content/${PICTURES}`;

/** The words of a Markdown text without markup, links and pictures; one block per line. */
export const plainText = (markdown: string): string =>
  markdown
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:#+|[-*>]|\d+\.)\s+/gm, '')
    .replace(/[*_`]/g, '');

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu) ?? [];

export const allArticles = ({ guide, news, events }: Library) => [...guide, ...news, ...events];

export const allSubcategories = ({ categories }: Library) => categories.flatMap(({ subcategories }) => subcategories);

export const guideCategories = (library: Library) => [...library.categories, ...allSubcategories(library)];

type Facts = { published: string; updated?: string; picture?: string; draft?: boolean };

export const allFolders = (library: Library): Folder<Facts>[] => [
  ...allArticles(library),
  ...guideCategories(library),
  ...library.newsCategories,
  ...library.eventCategories,
];

export const allTexts = (folders: readonly Folder<unknown>[]) =>
  folders.flatMap(({ path, texts }) =>
    LANGUAGES.map((language) => ({ file: join(path, `text.${language}.md`), language, ...texts[language] })),
  );

export const allPlaces = ({ places, points }: Library): Omit<PlaceEntry, 'id'>[] => [
  ...places,
  ...points.map(({ id, place }) => ({ file: `content/points.yaml: ${id}`, place })),
];

const toPassages = (file: string, fields: Record<string, string>, language: Language): Passage[] =>
  Object.entries(fields).map(([field, text]) => ({ file, field, language, text }));

function passagesOf(folder: Folder<unknown>, language: Language): Passage[] {
  const file = join(folder.path, `text.${language}.md`);
  const { front, markdown } = folder.texts[language];
  return toPassages(file, { ...front, text: plainText(markdown) }, language);
}

const passagesOfFields = (file: string, fields: Record<string, BilingualText>, language: Language): Passage[] =>
  Object.entries(fields).map(([field, words]) => ({
    file,
    field: `${field}.${language}`,
    language,
    text: words[language],
  }));

const passagesOfEntry = (
  list: ListName,
  id: string,
  fields: Record<string, BilingualText>,
  language: Language,
): Passage[] => passagesOfFields(`content/${list}.yaml: ${id}`, fields, language);

export const passagesIn = (library: Library, language: Language): Passage[] => [
  ...allFolders(library).flatMap((folder) => passagesOf(folder, language)),
  ...library.events.flatMap(({ path, facts: { place } }) =>
    passagesOfFields(join(path, 'text.en.md'), { place }, language),
  ),
  ...[...library.pictures.values()].flatMap(({ file, alt, caption }) =>
    passagesOfFields(PICTURES_FILE, { [`${file}: alt`]: alt, [`${file}: caption`]: caption }, language),
  ),
  ...allPlaces(library).flatMap(({ file, place }) => passagesOfFields(file, textsOfPlace(place), language)),
  ...library.points.flatMap(({ id, name }) => passagesOfEntry('points', id, { name }, language)),
  ...library.topics.flatMap(({ id, title, answer }) => passagesOfEntry('topics', id, { title, answer }, language)),
  ...library.notices.flatMap(({ id, text }) => passagesOfEntry('notices', id, { text }, language)),
  ...library.questions.flatMap(({ id, question, answer }) =>
    passagesOfEntry('questions', id, { question, answer }, language),
  ),
  ...library.plans.flatMap(({ id, name }) => passagesOfEntry('plans', id, { name }, language)),
  // In Montenegrin alone.
  ...(language === 'en' ? [] : library.partners).flatMap(({ name, address, offer }) =>
    toPassages(`content/partners.yaml: ${name}`, { name, address, offer: offer.join('\n') }, language),
  ),
];

export const allPassages = (library: Library): Passage[] =>
  LANGUAGES.flatMap((language) => passagesIn(library, language));
