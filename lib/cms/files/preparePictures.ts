import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { toSlug } from '@/lib/articles/slug';
import { parseAs, readJsonFile } from '@/lib/cms/files/parseFile';
import { type Cropping, openPicture, preparePicture, TRANSPARENCY_BACKGROUND } from '@/lib/cms/files/preparePicture';
import { readUtf8 } from '@/lib/cms/files/readUtf8';
import { FALLBACK_WIDTH } from '@/lib/pictures/pictureSizes';

/** What is measured from a photograph. */
type Measures = { width: number; height: number; colour: string };

type Entry = { file: string; focal?: Cropping['focal']; tall?: boolean } & Partial<Measures>;

type Folders = {
  /** The folder of the originals. */
  from: string;
  /** The list of pictures, content/pictures.json. */
  list: string;
  /** The folder that is served. */
  to: string;
};

const PICTURE = /\.(?:jpe?g|png)$/i;
/** Formats of phones, cameras, browsers and programs that the site does not accept. */
const OTHER_PICTURE = /\.(?:avif|bmp|cr[23]|dng|gif|hei[cf]|jfif|jpe|nef|psd|svg|tiff?|webp)$/i;
/** macOS writes a hidden `._photo.jpg` beside each photograph on a shared drive. */
const isPicture = (file: string): boolean => !file.startsWith('.') && (PICTURE.test(file) || OTHER_PICTURE.test(file));

const MIDDLE = { x: 0.5, y: 0.5 };

const hex = (value: number): string => value.toString(16).padStart(2, '0');

/** Formatted as by the browser editor: a change of one picture changes no other line. */
const toText = (entries: readonly Entry[]): string => `${JSON.stringify(entries, null, 2)}\n`;

async function measure(path: string): Promise<Measures> {
  const picture = await openPicture(path);
  const { autoOrient, hasAlpha } = await picture.metadata();
  const { width, height } = autoOrient;
  // `stats` reads the original, in which transparent pixels have a colour too.
  const opaque = hasAlpha
    ? sharp(await picture.flatten({ background: TRANSPARENCY_BACKGROUND }).png().toBuffer())
    : picture;
  const { r, g, b } = (await opaque.stats()).dominant;
  return { width, height, colour: `#${hex(r)}${hex(g)}${hex(b)}` };
}

/** The entry of a picture: the one in the list, or for a photograph with a credit a new one, whose texts remain to be written. */
function findEntry(entries: readonly Entry[], path: string, file: string): Entry | undefined {
  const entry = entries.find((each) => each.file === file);
  const credit = path.replace(/\.\w+$/, '.txt');
  if (entry || !existsSync(credit)) return entry;
  const texts = { en: '', sr: '' };
  return { file, ...{ alt: texts, caption: texts, credit: readUtf8(credit).trim() }, focal: MIDDLE };
}

/** Its entries need only a name. */
const readList = (list: string): readonly Entry[] =>
  parseAs(z.array(z.looseObject({ file: z.string() })), readJsonFile(list), list);

/** The entries of the list, as last read or written: parsing a long list for each photograph takes a minute. */
type Pictures = { entries: readonly Entry[] };

type Report = (message: string) => void;

const isPrepared = (file: string, to: string): boolean =>
  existsSync(join(to, `${parse(file).name}-${FALLBACK_WIDTH}.webp`));

/**
 * Prepares one picture, and measures it if its entry has no measures or it is not prepared; of a prepared one only the
 * width and height are compared with its entry. Returns why it cannot be used, such as another photograph under a
 * listed name.
 */
async function prepareOne(
  file: string,
  pictures: Pictures,
  { from, list, to }: Folders,
  report: Report,
): Promise<string | undefined> {
  const path = join(from, file);
  const entry = findEntry(pictures.entries, path, file);
  const isNew = !isPrepared(file, to);
  let measures: Measures | undefined;
  try {
    if (isNew || (entry && !entry.width)) measures = await measure(path);
    const { width, height } = measures ?? (await sharp(path).metadata()).autoOrient;
    if (width < FALLBACK_WIDTH) return `is ${width} px wide; use one of at least ${FALLBACK_WIDTH}`;
    if (!entry)
      return `is not listed; delete it, add it to ‘Pictures’ in the editor, or write its author and licence into ${parse(file).name}.txt beside it`;
    const { colour = entry.colour } = measures ?? {};
    if (entry.width && (entry.width !== width || entry.height !== height || entry.colour !== colour))
      return 'is not the listed photograph; give it a new name: browsers cache the old one for a month, shared links for up to a year';
    if (isNew) report(`${path}: is being prepared …`);
    await preparePicture(path, to, { focal: entry.focal ?? MIDDLE, tall: entry.tall });
  } catch (error) {
    // An error of the file system has a code, one of the picture has none.
    const { message, code } = error as NodeJS.ErrnoException;
    return `cannot be prepared (${message})${code ? '' : '; save it again as a JPEG'}`;
  }
  if (!measures) return undefined;
  // Read again: an editor may have saved the list meanwhile.
  const now = readList(list);
  const at = now.findIndex((each) => each.file === file);
  const measured = { ...entry, ...now[at], ...measures };
  pictures.entries = at < 0 ? [...now, measured] : now.with(at, measured);
  writeFileSync(list, toText(pictures.entries));
  return undefined;
}

/** Why a file cannot be prepared, by its name; undefined if it can. Prepared files have the name without its ending. */
function nameFault(file: string, entries: readonly Entry[]): string | undefined {
  const { name, ext } = parse(file);
  if (!PICTURE.test(file)) return 'save it as JPEG';
  if (!/^[a-z0-9_-]+\.[a-z]+$/.test(file)) {
    const words = toSlug(name).match(/[a-z0-9]+/g) ?? ['picture'];
    return `rename it to ${words.join('-')}${ext.toLowerCase()}`;
  }
  const twin = entries.find((each) => each.file !== file && parse(each.file).name === name);
  return twin && `${twin.file} has this name too; rename it`;
}

/**
 * Prepares all pictures of a folder, and measures those whose entries in the list have no measures. A photograph beside
 * a text file of the same name, whose one line is its credit and licence, gets an entry.
 *
 * @param report called for each picture that takes time, and finally with their number
 * @returns a line for each that cannot be prepared: file and remedy
 */
export async function preparePictures(folders: Folders, report: Report = () => {}): Promise<string[]> {
  const { from, list } = folders;
  const faults = new Set<string>();
  const files = readdirSync(from).filter(isPicture);
  const pictures: Pictures = { entries: [] };
  try {
    pictures.entries = readList(list);
  } catch (error) {
    return [(error as Error).message];
  }
  const listed = pictures.entries.length;
  for (const file of files) {
    try {
      const fault = nameFault(file, pictures.entries) ?? (await prepareOne(file, pictures, folders, report));
      if (fault) faults.add(`${join(from, file)}: ${fault}`);
    } catch (error) {
      // A credit, or a list that an editor saves meanwhile, cannot be read.
      faults.add((error as Error).message);
    }
  }
  const photographs = files.length === 1 ? 'photograph' : 'photographs';
  report(`${files.length} ${photographs} in ${from}, ${pictures.entries.length - listed} new in ${basename(list)}`);
  return [...faults];
}
