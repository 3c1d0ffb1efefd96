import { join } from 'node:path';
import { z } from 'zod';
import {
  type ArticleEntry,
  articleEntry,
  type CategoryEntry,
  categoryEntry,
  type EventEntry,
  eventEntry,
  type PictureEntry,
  pictureEntry,
} from '@/lib/cms/files/files';
import { createNotes, type Notes } from '@/lib/cms/files/notes';
import { type Folder, parseAs, parseJson, readFolders } from '@/lib/cms/files/readFolder';
import { type NoticeEntry, readNotices } from '@/lib/cms/files/readNotices';
import { byArticleId, type PlaceEntry, readPlaces } from '@/lib/cms/files/readPlaces';
import { type MapPoint, readPoints } from '@/lib/cms/files/readPoints';
import { type Question, readQuestions } from '@/lib/cms/files/readQuestions';
import { readTopics, type Topic } from '@/lib/cms/files/readTopics';

export type CategoryFolder = Folder<CategoryEntry> & { subcategories: Folder<CategoryEntry>[] };

/** The parsed files under `content/`. */
export type Library = {
  pictures: Map<string, PictureEntry>;
  categories: CategoryFolder[];
  newsCategories: Folder<CategoryEntry>[];
  eventCategories: Folder<CategoryEntry>[];
  guide: Folder<ArticleEntry>[];
  news: Folder<ArticleEntry>[];
  events: Folder<EventEntry>[];
  /** Not part of the contract: used with any provider. */
  places: PlaceEntry[];
  points: MapPoint[];
  topics: Topic[];
  questions: Question[];
  notices: NoticeEntry[];
};

const byOrder = (a: Folder<CategoryEntry>, b: Folder<CategoryEntry>): number => a.facts.order - b.facts.order;

/** The files that could be read, and the faults of the others. */
export type Reading = { library: Library } & Pick<Notes, 'faults' | 'leftOut'>;

function readPictures(file: string, notes: Notes): Map<string, PictureEntry> {
  const list = notes.attempt(() => parseAs(z.array(z.looseObject({ file: z.string() })), parseJson(file), file)) ?? [];
  const pictures = new Map<string, PictureEntry>();
  for (const item of list) {
    if (pictures.has(item.file)) notes.add(`${file}: ${item.file}: is listed twice; leave one out`);
    const entry = notes.attempt(() => parseAs(pictureEntry, item, `${file}: ${item.file}`));
    if (entry) pictures.set(entry.file, entry);
    else notes.leaveOut(item.file);
  }
  return pictures;
}

/** Reads all files. One with a fault is omitted, and the fault is reported. */
export function readContent(root: string): Reading {
  const notes = createNotes();
  const categoryFolders = (path: string) => readFolders(path, categoryEntry, notes).sort(byOrder);
  const library: Library = {
    pictures: readPictures(join(root, 'pictures.json'), notes),
    categories: categoryFolders(join(root, 'categories')).map((folder) => ({
      ...folder,
      subcategories: categoryFolders(folder.path),
    })),
    newsCategories: categoryFolders(join(root, 'news-categories')),
    eventCategories: categoryFolders(join(root, 'event-categories')),
    guide: readFolders(join(root, 'guide'), articleEntry, notes),
    news: readFolders(join(root, 'news'), articleEntry, notes),
    events: readFolders(join(root, 'events'), eventEntry, notes),
    places: readPlaces(root, notes.attempt),
    points: readPoints(root, notes.attempt),
    topics: readTopics(root, notes.attempt),
    questions: readQuestions(root, notes.attempt),
    notices: readNotices(root, notes.attempt),
  };
  byArticleId(library.places, notes.attempt);
  return { library, faults: notes.faults, leftOut: notes.leftOut };
}
