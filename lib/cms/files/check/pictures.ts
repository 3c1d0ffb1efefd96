import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { foldersWithTakenName } from '@/lib/cms/files/check/foldersWithTakenName';
import { allFolders, allTexts, PICTURES_FILE } from '@/lib/cms/files/check/passages';
import { referencesIn } from '@/lib/cms/files/check/referencesIn';
import type { PictureEntry } from '@/lib/cms/files/entrySchemas';
import { PICTURES, type Rule } from '@/lib/cms/files/library';
import type { Folder } from '@/lib/cms/files/readFolder';
import { LANGUAGES } from '@/lib/i18n/language';
import { croppedSrcSet, preparedUrl } from '@/lib/pictures/preparedPicture';

type Pictured = Folder<{ picture?: string }>;

const pictureFilesIn = (markdown: string): string[] =>
  referencesIn(markdown).pictures.map((reference) => reference.replace(/^picture:/, ''));

export const checkPictureReferences: Rule = ({ library, skipped }) => {
  const isMissing = (file: string) =>
    !skipped.lists.has(PICTURES) && !skipped.entries.has(file) && !library.pictures.has(file);
  const listed = [...library.pictures.keys()];
  const remedy = (file: string) => {
    const twin = listed.find((each) => parse(each).name === parse(file).name);
    return twin
      ? `${PICTURES_FILE} has no ${file}, but ${twin}; correct the name`
      : `${PICTURES_FILE} has no ${file}; correct the name, or put the photograph and its credit into content/photos/ and run npm run pictures`;
  };
  const folders = allFolders(library);
  const heroes = folders.map(({ path, facts }) => ({ place: `${path}/text.en.md: picture`, file: facts.picture }));
  const inTexts = allTexts(folders).flatMap(({ file, markdown }) =>
    pictureFilesIn(markdown).map((picture) => ({ place: `${file}: text`, file: picture })),
  );
  return [...heroes, ...inTexts].flatMap(({ place, file }) =>
    file && isMissing(file) ? [`${place}: ${remedy(file)}`] : [],
  );
};

export const checkPrepared: Rule = ({ library }) => {
  const prepared = new Set(readdirSync(join(process.cwd(), 'public', 'pictures')).map((name) => `/pictures/${name}`));
  const isPrepared = ({ file, height, tall }: PictureEntry): boolean => {
    const url = preparedUrl(file);
    const crops = tall ? (['upright', 'tall'] as const) : (['upright'] as const);
    const firsts = crops.map((crop) => croppedSrcSet(url, height, crop)?.split(' ')[0] ?? '');
    return [url, ...firsts].every((address) => prepared.has(address));
  };
  return [...library.pictures.values()]
    .filter((picture) => !isPrepared(picture))
    .map(
      ({ file }) =>
        `${PICTURES_FILE}: ${file}: is not prepared; put the photograph into content/photos/ and run npm run pictures`,
    );
};

export const checkAlternativeTexts: Rule = ({ library }) =>
  [...library.pictures.values()]
    .filter(({ alt }) => new Set(Object.values(alt).map((text) => text.toLowerCase())).size < LANGUAGES.length)
    .map(({ file }) => `${PICTURES_FILE}: ${file}: alt: is the same in both languages; translate it`);

/** Cards in the same list have different pictures. */
export const checkRepeatedInLists: Rule = ({ library }) => {
  const { guide, news, events, categories } = library;
  const lists: (readonly Pictured[])[] = [guide, news, events, categories];
  return [...lists, ...categories.map(({ subcategories }) => subcategories)].flatMap((folders) =>
    foldersWithTakenName(folders, ({ facts }) => facts.picture).map(
      ({ folder, name, owner }) =>
        `${folder.path}/text.en.md: picture: ${name} is the picture of ${owner} too; use another for the newer one`,
    ),
  );
};

export const checkRepeatedOnPages: Rule = ({ library }) =>
  allTexts(allFolders(library)).flatMap(({ file, facts, markdown }) => {
    const shown = [facts.picture ?? '', ...pictureFilesIn(markdown)];
    return [...new Set(shown.filter((picture, index) => shown.indexOf(picture) < index))].map(
      (picture) => `${file}: text: ${picture} is already on this page; use another`,
    );
  });
