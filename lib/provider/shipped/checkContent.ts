import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { preparedUrl } from '@/lib/content/preparedPicture';
import { toSlug } from '@/lib/content/slug';
import { subjectTags, TOP_ATTRACTIONS } from '@/lib/content/tags';
import { LANGUAGES } from '@/lib/language';
import type { ArticleEntry } from '@/lib/provider/shipped/files';
import { type Library, readLibrary } from '@/lib/provider/shipped/library';
import type { Folder } from '@/lib/provider/shipped/readFolder';
import { createShippedProvider } from '@/lib/provider/shipped/shippedProvider';

/** Fewest words of a text, by kind; short news will do. */
const FEWEST_WORDS = { guide: 250, news: 100, events: 90 };

const CYRILLIC = /\p{Script=Cyrillic}/u;

/** Ekavian forms that slip into a text of Montenegro. */
const EKAVIAN =
  /(?<!\p{L})(mesto|mesta|vreme|lepo|lepa|lep|pre|uvek|vek|veka|reka|reke|svetlo|dve|reč|reči|deca|videti|ovde|cvet|belo|bela|sneg|svet|mesec|posle)(?!\p{L})/iu;

const FILLER = /\b(lorem|ipsum|todo|tbd)\b/i;

const words = (markdown: string): number => markdown.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

function checkTexts(folder: Folder<unknown>, fewest: number): string[] {
  return LANGUAGES.flatMap((language) => {
    const file = join(folder.path, `${language}.md`);
    const { front, markdown } = folder.texts[language];
    const whole = `${Object.values(front).join('\n')}\n${markdown}`;
    const ekavian = language === 'sr' && EKAVIAN.exec(whole)?.[0];
    return [
      front.slug !== toSlug(front.title) && `${file}: slug: must be ${toSlug(front.title)}, the words of the title`,
      words(markdown) < fewest && `${file}: text: has ${words(markdown)} words, at least ${fewest} are expected`,
      CYRILLIC.test(whole) && `${file}: has Cyrillic letters; write Latin`,
      FILLER.test(whole) && `${file}: has filler text; write the real one`,
      ekavian && `${file}: “${ekavian}” is ekavian; write ijekavian`,
    ].filter((fault) => typeof fault === 'string');
  });
}

function checkEntry(folder: Folder<ArticleEntry>, library: Library, categories: Map<string, Set<string>>): string[] {
  const file = join(folder.path, 'entry.yaml');
  const { category, subcategory, picture } = folder.facts;
  const subcategories = categories.get(category);
  return [
    !subcategories && `${file}: category: there is no ${category}; use the name of a folder`,
    subcategory &&
      !subcategories?.has(subcategory) &&
      `${file}: subcategory: there is no ${subcategory} in ${category}`,
    !library.pictures.has(picture) && `${file}: picture: content/pictures.json has no ${picture}`,
  ].filter((fault) => typeof fault === 'string');
}

function checkSlugs(folders: readonly Folder<unknown>[]): string[] {
  return LANGUAGES.flatMap((language) => {
    const seen = new Map<string, string>();
    return folders.flatMap(({ path, texts }) => {
      const { slug } = texts[language].front;
      const other = seen.get(slug);
      seen.set(slug, path);
      return other ? [`${join(path, `${language}.md`)}: slug: ${slug} is taken by ${other}`] : [];
    });
  });
}

function checkTags(folders: readonly Folder<ArticleEntry>[]): string[] {
  const tags = folders.flatMap(({ facts }) => subjectTags(facts.tags));
  return folders.flatMap(({ path, facts }) =>
    subjectTags(facts.tags)
      .filter((tag) => tags.indexOf(tag) === tags.lastIndexOf(tag))
      .map((tag) => `${path}/entry.yaml: tags: ${tag} stands alone; give it to another article or leave it out`),
  );
}

function checkPictures(library: Library): string[] {
  const prepared = new Set(readdirSync(join(process.cwd(), 'public', 'pictures')).map((name) => `/pictures/${name}`));
  return [...library.pictures.keys()].flatMap((file) =>
    prepared.has(preparedUrl(file))
      ? []
      : [`content/pictures.json: ${file} is not prepared; run npm run pictures -- <folder with it>`],
  );
}

/** All faults of the content under `root`, each as one line: file, field, remedy. */
export function checkContent(root: string): string[] {
  try {
    const library = readLibrary(root);
    createShippedProvider(root);
    const subcategories = library.categories.flatMap((category) => category.subcategories);
    const categories = new Map(
      [...library.categories, ...library.newsCategories, ...library.eventCategories].map((folder) => [
        folder.id,
        new Set('subcategories' in folder ? (folder.subcategories as Folder<unknown>[]).map(({ id }) => id) : []),
      ]),
    );
    const articles = [...library.guide, ...library.news, ...library.events];
    const tops = library.guide.filter(({ facts }) => facts.tags.includes(TOP_ATTRACTIONS)).length;
    return [
      ...(['guide', 'news', 'events'] as const).flatMap((kind) =>
        library[kind].flatMap((folder: Folder<ArticleEntry>) => checkTexts(folder, FEWEST_WORDS[kind])),
      ),
      ...[...library.categories, ...subcategories].flatMap((folder) => checkTexts(folder, 0)),
      ...articles.flatMap((folder) => checkEntry(folder, library, categories)),
      ...[library.guide, library.news, library.events, library.categories, subcategories].flatMap((each) =>
        checkSlugs(each),
      ),
      ...checkTags(articles),
      ...checkPictures(library),
      ...(tops < 3
        ? [`content/guide: only ${tops} articles have the tag ${TOP_ATTRACTIONS}; the home page shows three`]
        : []),
    ];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
