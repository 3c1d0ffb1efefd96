import { stringify } from 'yaml';
import type { z } from 'zod';
import { PLACE_KINDS } from '@/lib/articles/place';
import { toSlug } from '@/lib/articles/slug';
import { isVerifiable } from '@/lib/cms/files/check/isVerifiable';
import { id as articleId, LETTERS, yearlyDay } from '@/lib/cms/files/entrySchemas';
import { townDay } from '@/lib/i18n/dates';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@/lib/i18n/language';
import { eventHref, guideArticleHref, newsArticleHref } from '@/lib/routing/href';

export const NEW_KINDS = ['article', 'news', 'event', 'place'] as const;
export type NewKind = (typeof NEW_KINDS)[number];

/** The names of existing folders. */
export type Existing = {
  /** All articles of any kind, whose ids are taken. */
  ids: readonly string[];
  guide: readonly string[];
  /** Those of `guide` with a place.yaml. */
  places: readonly string[];
  categories: Record<'article' | 'news' | 'event', readonly string[]>;
};

type Question = {
  text: string;
  /** Returns what is wrong with an answer; undefined if it can be used. */
  fault: (answer: string) => string | undefined;
  /** Whether earlier answers make this question needless; its answer is then empty. */
  isSkipped?: (answers: readonly string[]) => boolean;
};

const oneOf =
  (choices: readonly string[]) =>
  (answer: string): string | undefined =>
    choices.includes(answer) ? undefined : `write one of ${choices.join(', ')}`;

const firstFault = (schema: z.ZodType, value: string): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message;

const written = (answer: string): string | undefined => (toSlug(answer) ? undefined : 'write it');

const isPlace = (answer: string): boolean => /^\d{2}\.\d+ ?, ?\d{2}\.\d+$/.test(answer);

/** The four questions about a new entry, in their order. */
export function questionsFor(kind: NewKind, { ids, guide, places, categories }: Existing): Question[] {
  if (kind === 'place') {
    const withoutFacts = guide.filter((id) => !places.includes(id));
    return [
      {
        text: 'Folder of the article in content/guide',
        fault: (answer) =>
          places.includes(answer) ? `${answer} has a place.yaml already` : oneOf(withoutFacts)(answer),
      },
      { text: `Kind: ${PLACE_KINDS.join(', ')}`, fault: oneOf(PLACE_KINDS) },
      {
        text: 'Latitude and longitude, such as 42.4247, 18.7712; nothing if unknown',
        fault: (answer) =>
          !answer || isPlace(answer) ? undefined : 'write two numbers separated by a comma, or nothing',
      },
      {
        text: 'Their source: the name of an institution, or general knowledge',
        fault: written,
        isSkipped: ([, , position]) => !position,
      },
    ];
  }
  const titles: Question[] = [
    {
      text: 'Title in English',
      fault: (answer) =>
        ids.includes(toSlug(answer))
          ? `${toSlug(answer)} is taken; choose another title`
          : (written(answer) ?? firstFault(articleId, toSlug(answer))),
    },
    { text: 'Title in Montenegrin', fault: written },
    { text: `Category: ${categories[kind].join(', ')}`, fault: oneOf(categories[kind]) },
  ];
  if (kind !== 'event')
    return [...titles, { text: 'Tags separated by commas, such as old-town, legends', fault: written }];
  const day = 'Day of the year: 07-22, easter-47 or saturday near 08-15';
  return [...titles, { text: day, fault: (answer) => firstFault(yearlyDay, answer) }];
}

const HREFS = { article: guideArticleHref, news: newsArticleHref, event: eventHref };

/** The English URL of a new article, without category slugs, which a URL with an id does not need. */
export function hrefOf(kind: Exclude<NewKind, 'place'>, title: string): string {
  const id = toSlug(title);
  return HREFS[kind](DEFAULT_LANGUAGE, { slug: id, id });
}

const FOLDERS = { article: 'guide', news: 'news', event: 'events' } as const;

/** Placeholders, as YAML comments that do not fail the check; in quotes, since a text may have a colon. */
const OPTIONAL_FIELDS = `# Then, each on its own line without the #:
# summary: "one or two sentences for the top of the page"
# seoTitle: "${LETTERS.seoTitle.join(' to ')} letters for search engines"
# seoDescription: "${LETTERS.seoDescription.join(' to ')} letters for search engines"
# keywords: "some words separated by commas"
`;

/** Ends of descriptions that remain to be written, which the check finds once the entry is no draft. */
export const PLACEHOLDER: Record<Language, string> = {
  en: ': two sentences for cards.',
  sr: ': dvije rečenice za kartice.',
};

const BODY: Record<Language, string> = { en: 'The text, in Markdown.', sr: 'Tekst, u Markdownu.' };

const toText = (title: string, description: string, text: string, facts: object): string =>
  `---\n${stringify({ title, description, ...facts })}${OPTIONAL_FIELDS}---\n\n${text}\n`;

/**
 * The files of a new entry, by their paths below `content/`, from the answers to its questions in their order. Articles
 * are drafts, which no page shows.
 */
export function newEntry(kind: NewKind, answers: readonly string[], now: Date): Record<string, string> {
  const today = townDay(now);
  const [first = '', second = '', third = '', fourth = ''] = answers.map((answer) => answer.trim());
  if (kind === 'place') {
    const file = `guide/${first}/place.yaml`;
    if (!third) return { [file]: stringify({ kind: second }) };
    const [latitude, longitude] = third.split(',').map(Number);
    const day = isVerifiable(fourth) ? 'checked' : 'estimated';
    const coordinates = { latitude, longitude, precision: 150, source: fourth, [day]: today };
    return { [file]: stringify({ kind: second, coordinates }) };
  }
  const id = toSlug(first);
  const folder = `${FOLDERS[kind]}/${id}`;
  const tags = kind === 'event' ? [] : fourth.split(',').map(toSlug).filter(Boolean);
  const own =
    kind === 'event' ? { when: { from: fourth, to: fourth, certain: false }, place: { en: 'Kotor', sr: 'Kotor' } } : {};
  const facts = { draft: true, category: third, tags, picture: `${id}.jpg`, published: today, ...own };
  const titles: Record<Language, string> = { en: first, sr: second };
  const files = LANGUAGES.map((language) => {
    const title = titles[language];
    const front = language === DEFAULT_LANGUAGE ? facts : {};
    return [`${folder}/text.${language}.md`, toText(title, title + PLACEHOLDER[language], BODY[language], front)];
  });
  return Object.fromEntries(files);
}
