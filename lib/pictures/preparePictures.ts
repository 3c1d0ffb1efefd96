import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { FALLBACK_WIDTH } from '@/lib/pictures/pictureSizes';
import { type Cropping, preparePicture } from '@/lib/pictures/preparePicture';

type Entry = Cropping & { file: string };

type Folders = {
  /** The folder of the originals. */
  from: string;
  /** The list of pictures, content/pictures.json. */
  list: string;
  /** The folder that is served. */
  to: string;
};

const hex = (value: number): string => value.toString(16).padStart(2, '0');

/** The entry of a photograph, in the middle of which the focal point is. Its texts remain to be written. */
async function toEntry(path: string, file: string, credit: string) {
  const picture = sharp(path);
  const { width, height } = (await picture.metadata()).autoOrient;
  if (width < FALLBACK_WIDTH) throw new Error(`${path}: is ${width} px wide; take one of ${FALLBACK_WIDTH} at least`);
  const { r, g, b } = (await picture.stats()).dominant;
  const texts = { en: '', sr: '' };
  const colour = `#${hex(r)}${hex(g)}${hex(b)}`;
  return { file, width, height, alt: texts, caption: texts, focal: { x: 0.5, y: 0.5 }, colour, credit };
}

/** Adds an entry at the end of the list, the rest of which is left as it was written. */
function addEntry(list: string, entry: Entry): void {
  const text = readFileSync(list, 'utf8').trimEnd().replace(/\]$/, '').trimEnd();
  writeFileSync(list, `${text}${text.endsWith('[') ? '' : ','}\n  ${JSON.stringify(entry)}\n]\n`);
}

/**
 * Prepares all pictures of a folder. A photograph beside a text file of the same name, whose one line is its credit and
 * licence, gets an entry in the list.
 *
 * @throws {Error} when a photograph is too small
 */
export async function preparePictures({ from, list, to }: Folders): Promise<void> {
  for (const file of readdirSync(from).filter((each) => /\.(jpe?g|png)$/i.test(each))) {
    const path = join(from, file);
    const entries: Entry[] = JSON.parse(readFileSync(list, 'utf8'));
    let entry = entries.find((each) => each.file === file);
    const credit = path.replace(/\.\w+$/, '.txt');
    if (!entry && existsSync(credit)) {
      const added = await toEntry(path, file, readFileSync(credit, 'utf8').trim());
      addEntry(list, added);
      entry = added;
    }
    await preparePicture(path, to, entry);
  }
}
