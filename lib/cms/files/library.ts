import { join } from 'node:path';
import { z } from 'zod';
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
import { withLine } from '@/lib/cms/files/faultLine';
import type { Lists } from '@/lib/cms/files/lists';
import { createNotes, type Notes } from '@/lib/cms/files/notes';
import { type Folder, parseAs, parseJson, readFolders } from '@/lib/cms/files/readFolder';
import { readLists } from '@/lib/cms/files/readList';
import { readPartners } from '@/lib/cms/files/readPartners';
import { byArticleId, type PlaceEntry, readPlaces } from '@/lib/cms/files/readPlaces';
import type { Partner } from '@/lib/partners/partnerSearch';

/** The list of pictures, relative to `content/`. */
export const PICTURES = 'pictures.json';

export type CategoryFolder = Folder<CategoryEntry> & { subcategories: Folder<CategoryEntry>[] };

export type Library = {
  pictures: Map<string, PictureEntry>;
  categories: CategoryFolder[];
  newsCategories: Folder<CategoryEntry>[];
  eventCategories: Folder<CategoryEntry>[];
  guide: Folder<ArticleEntry>[];
  news: Folder<NewsEntry>[];
  events: Folder<EventEntry>[];
  /** Not part of the contract: used with any provider. */
  places: PlaceEntry[];
  partners: Partner[];
} & Lists;

const byOrder = (a: Folder<CategoryEntry>, b: Folder<CategoryEntry>): number => a.facts.order - b.facts.order;

/** The files that could be read, and the faults of the others. */
export type Reading = { library: Library } & Pick<Notes, 'faults' | 'leftOut'>;

function readPictures(file: string, notes: Notes): Map<string, PictureEntry> {
  const list = notes.attempt(() => parseAs(z.array(z.looseObject({ file: z.string() })), parseJson(file), file));
  if (!list) notes.leaveOut(PICTURES);
  const pictures = new Map<string, PictureEntry>();
  for (const item of list ?? []) {
    if (pictures.has(item.file)) notes.add(`${file}: ${item.file}: is listed twice; leave one out`);
    const entry = notes.attempt(() => parseAs(pictureEntry, item, `${file}: ${item.file}`));
    if (entry) pictures.set(entry.file, entry);
    else notes.leaveOut(item.file);
  }
  return pictures;
}

/**
 * Reads all files. One with a fault is reported and left out; an article, category or picture stays as it was in
 * `last`, the library read before.
 */
export function readContent(root: string, last?: Library): Reading {
  const notes = createNotes();
  const withLast = <T extends { id: string }>(folders: T[], before: readonly T[] = []): T[] => [
    ...folders,
    ...before.filter(({ id }) => notes.leftOut.has(id) && !folders.some((folder) => folder.id === id)),
  ];
  const categoryFolders = (path: string, before?: readonly Folder<CategoryEntry>[]) =>
    withLast(readFolders(path, categoryEntry, notes), before).sort(byOrder);
  const readCategory = (folder: Folder<CategoryEntry>): CategoryFolder => {
    const before = last?.categories.find(({ id }) => id === folder.id)?.subcategories;
    return { ...folder, subcategories: categoryFolders(folder.path, before) };
  };
  const pictures = readPictures(join(root, PICTURES), notes);
  const hasPictureFaults = notes.faults.length > 0;
  const library: Library = {
    pictures: new Map([...(hasPictureFaults && last ? last.pictures : []), ...pictures]),
    categories: categoryFolders(join(root, 'categories'), last?.categories).map(readCategory),
    newsCategories: categoryFolders(join(root, 'news-categories'), last?.newsCategories),
    eventCategories: categoryFolders(join(root, 'event-categories'), last?.eventCategories),
    guide: withLast(readFolders(join(root, 'guide'), articleEntry, notes), last?.guide),
    news: withLast(readFolders(join(root, 'news'), newsEntry, notes), last?.news),
    events: withLast(readFolders(join(root, 'events'), eventEntry, notes), last?.events),
    places: readPlaces(root, notes.attempt),
    ...readLists(root, notes.attempt),
    partners: readPartners(root, notes.attempt),
  };
  byArticleId(library.places, notes.attempt);
  return { library, faults: notes.faults.map(withLine), leftOut: notes.leftOut };
}

/** A rule of the content. Returns its faults, each as one line of file, field and remedy. */
export type Check = (reading: Reading) => string[];
