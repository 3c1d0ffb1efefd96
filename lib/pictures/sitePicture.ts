import 'server-only';
import pictures from '@/content/pictures.json';
import type { Language } from '@/lib/i18n/language';
import { type Picture, toPicture } from '@/lib/pictures/picture';
import { preparedUrl } from '@/lib/pictures/preparedPicture';

/** Not inferred from the list, to which an editor may add a credit, or a picture not measured yet. */
type Entry = {
  file: string;
  width?: number;
  height?: number;
  alt: Record<Language, string>;
  caption: Record<Language, string>;
  focal: { x: number; y: number };
  colour?: string;
};

const PICTURES: readonly Entry[] = pictures;

/** The entry of a picture, such as `article-camellia.jpg`, in content/pictures.json. Throws when there is none. */
export function sitePictureEntry(file: string): Entry {
  const entry = PICTURES.find((picture) => picture.file === file);
  if (!entry) throw new Error(`content/pictures.json has no ${file}`);
  return entry;
}

/** A picture of content/pictures.json, for heroes of fixed pages and the carousel. */
export function sitePicture(file: string, language: Language): Picture {
  const entry = sitePictureEntry(file);
  return toPicture(
    { ...entry, url: preparedUrl(file) },
    { text: entry.alt[language] },
    { text: entry.caption[language] },
  );
}
