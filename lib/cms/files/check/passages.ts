import { join } from 'node:path';
import type { PictureEntry } from '@/lib/cms/files/files';
import type { Library } from '@/lib/cms/files/library';
import type { Folder } from '@/lib/cms/files/readFolder';
import { NOTICES_FILE } from '@/lib/cms/files/readNotices';
import type { PlaceEntry } from '@/lib/cms/files/readPlaces';
import { PLANS_FILE } from '@/lib/cms/files/readPlans';
import { type MapPoint, POINTS_FILE } from '@/lib/cms/files/readPoints';
import { QUESTIONS_FILE } from '@/lib/cms/files/readQuestions';
import { TOPICS_FILE } from '@/lib/cms/files/readTopics';
import { wordsOfPlace } from '@/lib/cms/schema/placeFile';
import { LANGUAGES, type Language } from '@/lib/i18n/language';

/** A text for visitors or search engines, and its place in the files. */
export type Passage = { file: string; field: string; language: Language; text: string };

export const PICTURES_FILE = 'content/pictures.json';

/** The words of a Markdown text without markup, links and pictures; one block per line. */
export const plainText = (markdown: string): string =>
  markdown
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:#+|[-*>]|\d+\.)\s+/gm, '')
    .replace(/[*_`]/g, '');

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu) ?? [];

export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…:;])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

export const allArticles = ({ guide, news, events }: Library) => [...guide, ...news, ...events];

export const allSubcategories = ({ categories }: Library) => categories.flatMap(({ subcategories }) => subcategories);

/** The categories and subcategories of the guide. */
export const guideCategories = (library: Library) => [...library.categories, ...allSubcategories(library)];

export const allFolders = (library: Library): Folder<{ published: string; updated?: string; picture?: string }>[] => [
  ...allArticles(library),
  ...guideCategories(library),
  ...library.newsCategories,
  ...library.eventCategories,
];

function passagesOf(folder: Folder<unknown>, language: Language): Passage[] {
  const file = join(folder.path, `${language}.md`);
  const { front, markdown } = folder.texts[language];
  const { slug, ...fields } = front;
  return Object.entries({ ...fields, text: plainText(markdown) }).map(([field, text]) => ({
    file,
    field,
    language,
    text,
  }));
}

const passagesOfPicture = ({ file, alt, caption }: PictureEntry, language: Language): Passage[] =>
  Object.entries({ alt, caption }).map(([field, texts]) => ({
    file: PICTURES_FILE,
    field: `${file}: ${field}.${language}`,
    language,
    text: texts[language],
  }));

const passagesOfPlace = ({ file, place }: Omit<PlaceEntry, 'id'>, language: Language): Passage[] =>
  wordsOfPlace(place).map(({ field, words }) => ({
    file,
    field: `${field}.${language}`,
    language,
    text: words[language],
  }));

function passagesOfPoint({ id, name, place }: MapPoint, language: Language): Passage[] {
  const file = `content/${POINTS_FILE}: ${id}`;
  return [
    { file, field: `name.${language}`, language, text: name[language] },
    ...passagesOfPlace({ file, place }, language),
  ];
}

type Fields = Record<string, Record<Language, string>>;

const passagesOfEntry = (file: string, id: string, fields: Fields, language: Language): Passage[] =>
  Object.entries(fields).map(([field, texts]) => ({
    file: `content/${file}: ${id}`,
    field: `${field}.${language}`,
    language,
    text: texts[language],
  }));

/** Every text of a library in one language. */
export const passagesIn = (library: Library, language: Language): Passage[] => [
  ...allFolders(library).flatMap((folder) => passagesOf(folder, language)),
  ...library.events.map(({ path, facts }) => ({
    file: join(path, 'entry.yaml'),
    field: `place.${language}`,
    language,
    text: facts.place[language],
  })),
  ...[...library.pictures.values()].flatMap((picture) => passagesOfPicture(picture, language)),
  ...library.places.flatMap((place) => passagesOfPlace(place, language)),
  ...library.points.flatMap((point) => passagesOfPoint(point, language)),
  ...library.topics.flatMap(({ id, title, answer }) => passagesOfEntry(TOPICS_FILE, id, { title, answer }, language)),
  ...library.notices.flatMap(({ id, text }) => passagesOfEntry(NOTICES_FILE, id, { text }, language)),
  ...library.questions.flatMap(({ id, question, answer }) =>
    passagesOfEntry(QUESTIONS_FILE, id, { question, answer }, language),
  ),
  ...library.plans.flatMap(({ id, name }) => passagesOfEntry(PLANS_FILE, id, { name }, language)),
];

export const allPassages = (library: Library): Passage[] =>
  LANGUAGES.flatMap((language) => passagesIn(library, language));
