import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { createDiagnostics } from '@/lib/cms/files/diagnostics';
import { type Library, type Rule, readArticles, readContent, readLocalContent } from '@/lib/cms/files/library';
import type { Language } from '@/lib/i18n/language';
import { FALLBACK_WIDTH } from '@/lib/pictures/pictureSizes';
import { temporaryFolder } from '@/lib/server/temporaryFolder.testUtils';

const KINDS = ['categories', 'news-categories', 'event-categories', 'guide', 'news', 'events'];

/** Prepared pictures, for use in samples. */
export const PICTURES = readdirSync(join(process.cwd(), 'public', 'pictures'))
  .filter((name) => name.endsWith(`-${FALLBACK_WIDTH}.webp`))
  .map((name) => name.replace(`-${FALLBACK_WIDTH}.webp`, '.jpg'));

const WORDS = {
  en: 'gate wall town street boat water stone square morning shade'.split(' '),
  sr: 'kamen grad ulica voda trg jutro barka obala crkva kula'.split(' '),
} as const satisfies Record<Language, readonly string[]>;

/** Random text of this many words, in sentences of ten; each seed gives a different one. */
export function prose(language: Language, words: number, seed: number): string {
  const random = fc.sample(fc.constantFrom(...WORDS[language]), { numRuns: words, seed });
  const text = random.map((word, index) => (index % 10 === 9 ? `${word}.` : word)).join(' ');
  return text.replace(/^./, (letter) => letter.toUpperCase());
}

const seedOf = (id: string): number => [...id].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) | 0, 0);

const TITLE = { en: (id: string) => `The ${id}`, sr: (id: string) => `${id} u gradu` };

type TextParts = { front?: Record<string, string | undefined>; text?: string };
type Parts = { facts?: Record<string, unknown>; en?: TextParts; sr?: TextParts };

/** Valid front matter and text, except for the given parts. */
function toText(id: string, language: Language, { front, text }: TextParts, facts: object = {}): string {
  const title = front?.title ?? TITLE[language](id);
  const fields = {
    title,
    description: prose(language, 12, 1),
    seoTitle: `Kotor: ${title}`,
    seoDescription: prose(language, 25, 2),
    keywords: `Kotor, Perast, ${id}`,
    ...front,
    ...facts,
  };
  return `---\n${JSON.stringify(fields)}\n---\n${text ?? prose(language, 300, seedOf(id))}\n`;
}

export const samplePicture = (file: string, more: object = {}) => ({
  file,
  width: 2400,
  height: 1350,
  alt: { en: `A view of the ${file}`, sr: `Pogled na ${file}` },
  caption: { en: 'The islets.', sr: 'Ostrva.' },
  focal: { x: 0.5, y: 0.5 },
  colour: '#285868',
  ...more,
});

const ARTICLE = { category: 'old-town', tags: ['walls'], picture: PICTURES[0] };

const EVENT = { when: { from: '07-22', to: '07-23', certain: true }, place: { en: 'Kotor', sr: 'Kotor' } };

/** The example of content/README.md that begins like this. */
export function exampleFor(start: string): string {
  const manual = readFileSync(join(process.cwd(), 'content', 'README.md'), 'utf8');
  const examples = [...manual.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, yaml = '']) => yaml);
  return examples.find((yaml) => yaml.startsWith(start)) ?? 'There is no example';
}

/** A temporary content folder without articles for each test. */
export function createSample() {
  const pathOf = temporaryFolder();
  const write = (path: string, text: string | Buffer): void => {
    mkdirSync(dirname(pathOf(path)), { recursive: true });
    writeFileSync(pathOf(path), text);
  };
  beforeEach(() => {
    for (const kind of KINDS) mkdirSync(pathOf(kind));
    write('partners.yaml', '[]');
    write('pictures.json', JSON.stringify(PICTURES.map((file) => samplePicture(file))));
  });
  return {
    root: () => pathOf(),
    write,
    remove: (path: string): void => rmSync(pathOf(path), { recursive: true }),
    /** Writes a valid folder, except for the given parts. */
    folder: (path: string, { facts, en = {}, sr = {} }: Parts = {}): void => {
      const [id = ''] = path.split('/').slice(-1);
      const valid = { published: '2026-01-01', ...(path.includes('categories/') ? { order: 1 } : ARTICLE) };
      const dates = path.startsWith('events/') ? EVENT : path.startsWith('news/') ? { season: '01-01' } : {};
      write(`${path}/text.en.md`, toText(id, 'en', en, { ...valid, ...dates, ...facts }));
      write(`${path}/text.sr.md`, toText(id, 'sr', sr));
    },
    /** The content as it is now, with the last good version in `before` of what has a fault. */
    read: (before?: Library) => {
      const diagnostics = createDiagnostics();
      const articles = readArticles(pathOf(), diagnostics, before);
      const library = { ...articles, ...readLocalContent(pathOf(), diagnostics, before) };
      const faults = diagnostics.faults.map((fault) => fault.replaceAll(pathOf(), 'content'));
      return { library, faults, skipped: diagnostics.skipped };
    },
    faults: (rule: Rule): string[] => rule(readContent(pathOf())).map((fault) => fault.replaceAll(pathOf(), 'content')),
  };
}
