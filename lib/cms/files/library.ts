import { join } from 'node:path';
import {
  type ArticleEntry,
  articleEntry,
  type CategoryEntry,
  categoryEntry,
  type EventEntry,
  eventEntry,
  type NewsEntry,
  newsEntry,
  type PictureEntry,
  pictureEntry,
} from '@/lib/cms/files/entrySchemas';
import type { Lists } from '@/lib/cms/files/lists';
import { createNotes, type Notes } from '@/lib/cms/files/notes';
import { readJsonFile } from '@/lib/cms/files/parseFile';
import { readEntries } from '@/lib/cms/files/readEntries';
import { type Folder, readFolders } from '@/lib/cms/files/readFolder';
import { readLists } from '@/lib/cms/files/readList';
import { byArticleId, type PlaceEntry, readPlaces } from '@/lib/cms/files/readPlaces';
import type { PlaceFile } from '@/lib/cms/schema/placeFile';

/** The list of pictures, relative to `content/`. */
export const PICTURES = 'pictures.json';

export type CategoryFolder = Folder<CategoryEntry> & { subcategories: Folder<CategoryEntry>[] };

/** Read without a content system alone. */
export type ArticleLibrary = {
  pictures: Map<string, PictureEntry>;
  categories: CategoryFolder[];
  newsCategories: Folder<CategoryEntry>[];
  eventCategories: Folder<CategoryEntry>[];
  guide: Folder<ArticleEntry>[];
  news: Folder<NewsEntry>[];
  events: Folder<EventEntry>[];
};

/** Not part of the contract: used with any provider. */
export type LocalContent = {
  places: PlaceEntry[];
  /** By the ids of their articles. */
  placeOf: Map<string, PlaceFile>;
} & Lists;

export type Library = ArticleLibrary & LocalContent;

const byOrder = (a: Folder<CategoryEntry>, b: Folder<CategoryEntry>): number => a.facts.order - b.facts.order;

/** The files that could be read, and the faults of the others. */
export type Reading = { library: Library } & Pick<Notes, 'faults' | 'leftOut'>;

function readPictures(
  file: string,
  notes: Notes,
  before?: ReadonlyMap<string, PictureEntry>,
): Map<string, PictureEntry> {
  const entries = readEntries(file, () => readJsonFile(file), 'file', pictureEntry, notes, [
    ...(before?.values() ?? []),
  ]);
  return new Map(entries.map((entry) => [entry.file, entry]));
}

// An invalid entry is reported; its last good version in `before` is used, or it is left out.

export function readArticles(root: string, notes: Notes, before?: ArticleLibrary): ArticleLibrary {
  const categoryFolders = (path: string, last?: readonly Folder<CategoryEntry>[]) =>
    readFolders(path, categoryEntry, notes, last).sort(byOrder);
  const readCategory = (folder: Folder<CategoryEntry>): CategoryFolder => {
    const last = before?.categories.find(({ id }) => id === folder.id)?.subcategories;
    return { ...folder, subcategories: categoryFolders(folder.path, last) };
  };
  return {
    pictures: readPictures(join(root, PICTURES), notes, before?.pictures),
    categories: categoryFolders(join(root, 'categories'), before?.categories).map(readCategory),
    newsCategories: categoryFolders(join(root, 'news-categories'), before?.newsCategories),
    eventCategories: categoryFolders(join(root, 'event-categories'), before?.eventCategories),
    guide: readFolders(join(root, 'guide'), articleEntry, notes, before?.guide),
    news: readFolders(join(root, 'news'), newsEntry, notes, before?.news),
    events: readFolders(join(root, 'events'), eventEntry, notes, before?.events),
  };
}

export function readLocalContent(root: string, notes: Notes, before?: LocalContent): LocalContent {
  const places = readPlaces(root, notes, before?.places);
  return {
    places,
    ...readLists(root, notes, before),
    placeOf: byArticleId(places, notes.attempt),
  };
}

export function readContent(root: string): Reading {
  const notes = createNotes();
  const library = { ...readArticles(root, notes), ...readLocalContent(root, notes) };
  return { library, faults: notes.faults, leftOut: notes.leftOut };
}

/** A rule of the content. Returns its faults, each as one line of file, field and remedy. */
export type Rule = (reading: Reading) => string[];
