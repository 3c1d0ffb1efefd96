import { join } from 'node:path';
import { createDiagnostics, type Diagnostics } from '@/lib/cms/files/diagnostics';
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
import { readJsonFile } from '@/lib/cms/files/parseFile';
import { readEntries } from '@/lib/cms/files/readEntries';
import { type Folder, readFolders } from '@/lib/cms/files/readFolder';
import { readLists } from '@/lib/cms/files/readList';
import { byArticleId, type PlaceEntry, readPlaces } from '@/lib/cms/files/readPlaces';
import type { PlaceFile } from '@/lib/cms/schema/placeFile';

/** The list of pictures, relative to `content/`. */
export const PICTURES = 'pictures.json';

export type CategoryFolder = Folder<CategoryEntry> & { subcategories: Folder<CategoryEntry>[] };

/** Read only without a content system. */
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
export type Reading = { library: Library } & Pick<Diagnostics, 'faults' | 'skipped'>;

function readPictures(
  file: string,
  diagnostics: Diagnostics,
  before?: ReadonlyMap<string, PictureEntry>,
): Map<string, PictureEntry> {
  const entries = readEntries(file, () => readJsonFile(file), 'file', pictureEntry, diagnostics, [
    ...(before?.values() ?? []),
  ]);
  return new Map(entries.map((entry) => [entry.file, entry]));
}

// An invalid entry is reported; its last good version in `before` is used, or it is left out.

export function readArticles(root: string, diagnostics: Diagnostics, before?: ArticleLibrary): ArticleLibrary {
  const categoryFolders = (path: string, last?: readonly Folder<CategoryEntry>[]) =>
    readFolders(path, categoryEntry, diagnostics, last).sort(byOrder);
  const readCategory = (folder: Folder<CategoryEntry>): CategoryFolder => {
    const last = before?.categories.find(({ id }) => id === folder.id)?.subcategories;
    return { ...folder, subcategories: categoryFolders(folder.path, last) };
  };
  return {
    pictures: readPictures(join(root, PICTURES), diagnostics, before?.pictures),
    categories: categoryFolders(join(root, 'categories'), before?.categories).map(readCategory),
    newsCategories: categoryFolders(join(root, 'news-categories'), before?.newsCategories),
    eventCategories: categoryFolders(join(root, 'event-categories'), before?.eventCategories),
    guide: readFolders(join(root, 'guide'), articleEntry, diagnostics, before?.guide),
    news: readFolders(join(root, 'news'), newsEntry, diagnostics, before?.news),
    events: readFolders(join(root, 'events'), eventEntry, diagnostics, before?.events),
  };
}

export function readLocalContent(root: string, diagnostics: Diagnostics, before?: LocalContent): LocalContent {
  const places = readPlaces(root, diagnostics, before?.places);
  return {
    places,
    ...readLists(root, diagnostics, before),
    placeOf: byArticleId(places, diagnostics),
  };
}

export function readContent(root: string): Reading {
  const diagnostics = createDiagnostics();
  const library = { ...readArticles(root, diagnostics), ...readLocalContent(root, diagnostics) };
  return { library, faults: diagnostics.faults, skipped: diagnostics.skipped };
}

/** A rule of the content. Returns its faults, each as one line of file, field and remedy. */
export type Rule = (reading: Reading) => string[];
