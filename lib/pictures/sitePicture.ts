import 'server-only';
import pictures from '@/content/pictures.json';
import type { Language } from '@/lib/i18n/language';
import { type Picture, toPicture } from '@/lib/pictures/picture';
import { preparedUrl } from '@/lib/pictures/preparedPicture';

/**
 * What is known of a picture that belongs to the site itself.
 *
 * @param file as in content/pictures.json
 * @throws {Error} when there is no such picture
 */
export function sitePictureEntry(file: string) {
  const entry = pictures.find((picture) => picture.file === file);
  if (!entry) throw new Error(`content/pictures.json has no ${file}`);
  return entry;
}

/** A picture of the site itself, ready to be shown: heroes of its own pages, the carousel. */
export function sitePicture(file: string, language: Language): Picture {
  const entry = sitePictureEntry(file);
  return toPicture(
    { ...entry, url: preparedUrl(file) },
    { text: entry.alt[language] },
    { text: entry.caption[language] },
  );
}
