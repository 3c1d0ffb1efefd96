import { readFileSync } from 'node:fs';
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
} from '@/lib/provider/shipped/files';
import { type Folder, parseAs, readFolders } from '@/lib/provider/shipped/readFolder';

export type CategoryFolder = Folder<CategoryEntry> & { subcategories: Folder<CategoryEntry>[] };

/** Everything under `content/`, read and checked. */
export type Library = {
  pictures: Map<string, PictureEntry>;
  categories: CategoryFolder[];
  newsCategories: Folder<CategoryEntry>[];
  eventCategories: Folder<CategoryEntry>[];
  guide: Folder<ArticleEntry>[];
  news: Folder<ArticleEntry>[];
  events: Folder<EventEntry>[];
};

const byOrder = (a: Folder<CategoryEntry>, b: Folder<CategoryEntry>): number => a.facts.order - b.facts.order;

/** @throws {Error} naming file, field and remedy at the first fault */
export function readLibrary(root: string): Library {
  const file = join(root, 'pictures.json');
  const pictures = parseAs(z.array(pictureEntry), JSON.parse(readFileSync(file, 'utf8')), file);
  const categoryFolders = (name: string) => readFolders(join(root, name), categoryEntry).sort(byOrder);
  return {
    pictures: new Map(pictures.map((picture) => [picture.file, picture])),
    categories: categoryFolders('categories').map((folder) => ({
      ...folder,
      subcategories: readFolders(folder.path, categoryEntry).sort(byOrder),
    })),
    newsCategories: categoryFolders('news-categories'),
    eventCategories: categoryFolders('event-categories'),
    guide: readFolders(join(root, 'guide'), articleEntry),
    news: readFolders(join(root, 'news'), articleEntry),
    events: readFolders(join(root, 'events'), eventEntry),
  };
}
