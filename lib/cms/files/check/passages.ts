import { join } from 'node:path';
import { type Library, PICTURES } from '@/lib/cms/files/library';
import type { Folder } from '@/lib/cms/files/readFolder';
import type { PlaceEntry } from '@/lib/cms/files/readPlaces';
import { type BilingualText, textsOfPlace } from '@/lib/cms/schema/placeFile';
import { LANGUAGES, type Language } from '@/lib/i18n/language';

/** A text for visitors or search engines, and its place in the files. */
export type Passage = { file: string; field: string; text: string };

export const PICTURES_FILE = `content/${PICTURES}`;

/** The words of a Markdown text without markup, links and pictures; one block per line. */
export const plainText = (markdown: string): string =>
  markdown
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[^\S\n]*(?:#+|[-*>]|\d+\.)\s+/gm, '')
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

export const allTexts = (folders: readonly Folder<Facts>[]) =>
  folders.flatMap(({ path, facts, texts }) =>
    LANGUAGES.map((language) => ({ file: join(path, `text.${language}.md`), language, facts, ...texts[language] })),
  );

export const allPlaces = ({ places, points }: Library): Omit<PlaceEntry, 'id'>[] => [
  ...places,
  ...points.map(({ id, place }) => ({ file: `content/points.yaml: ${id}`, place })),
];

const toPassages = (file: string, fields: Record<string, string>): Passage[] =>
  Object.entries(fields).map(([field, text]) => ({ file, field, text }));

/** The texts in both languages of each file or entry. */
const bilingualTexts = (library: Library): { file: string; fields: Record<string, BilingualText> }[] => [
  ...library.events.map(({ path, facts: { place } }) => ({ file: join(path, 'text.en.md'), fields: { place } })),
  ...[...library.pictures.values()].map(({ file, alt, caption }) => ({
    file: `${PICTURES_FILE}: ${file}`,
    fields: { alt, caption },
  })),
  ...allPlaces(library).map(({ file, place }) => ({ file, fields: textsOfPlace(place) })),
  ...library.points.map(({ id, name }) => ({ file: `content/points.yaml: ${id}`, fields: { name } })),
  ...library.topics.map(({ id, title, answer }) => ({ file: `content/topics.yaml: ${id}`, fields: { title, answer } })),
  ...library.notices.map(({ id, text }) => ({ file: `content/notices.yaml: ${id}`, fields: { text } })),
  ...library.questions.map(({ id, question, answer }) => ({
    file: `content/questions.yaml: ${id}`,
    fields: { question, answer },
  })),
  ...library.plans.map(({ id, name }) => ({ file: `content/plans.yaml: ${id}`, fields: { name } })),
];

export const passagesIn = (library: Library, language: Language): Passage[] => [
  ...allTexts(allFolders(library))
    .filter((text) => text.language === language)
    .flatMap(({ file, front, markdown }) => toPassages(file, { ...front, text: plainText(markdown) })),
  ...bilingualTexts(library).flatMap(({ file, fields }) =>
    Object.entries(fields).map(([field, words]) => ({ file, field: `${field}.${language}`, text: words[language] })),
  ),
  // In Montenegrin alone.
  ...(language === 'sr' ? library.partners : []).flatMap(({ name, address, offer }) =>
    toPassages(`content/partners.yaml: ${name}`, { name, address, offer: offer.join('\n') }),
  ),
];

export const allPassages = (library: Library): Passage[] =>
  LANGUAGES.flatMap((language) => passagesIn(library, language));
