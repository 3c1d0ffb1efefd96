import { toChunks } from '@/lib/articles/body/chunks';
import { toSections } from '@/lib/articles/body/columns';
import { readingMinutes } from '@/lib/articles/body/readingTime';
import { toBlocks } from '@/lib/articles/body/toBlocks';
import { toPlainText } from '@/lib/articles/plainText';
import { toSlug } from '@/lib/articles/slug';
import { createHostRemover } from '@/lib/cms/remote/hostRemover';
import { withMediaHtml } from '@/lib/cms/remote/mediaUrls';
import { contractLine, contractText } from '@/lib/cms/schema/text';
import { picturesIn } from '@/lib/offline/files';

jest.setTimeout(60_000);

/** Twice the text may take this many times the processor, unless both are over in no time. A quadratic step takes four. */
const MOST = 2.5;
const NO_TIME_MS = 200;

/** The smallest times of up to so many rounds count, since a busy machine only ever adds time. */
const MOST_ROUNDS = 12;

/** Milliseconds of processor. */
async function timeOf(run: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

/** What is done to texts of the provider, and how many characters of it take some time. */
const STEPS: [what: string, run: (text: string) => unknown, characters: number][] = [
  ['chunks', toChunks, 500_000],
  [
    'body',
    async (text) => {
      const blocks = (await toBlocks(text, 'https://site.example')) ?? [];
      return [readingMinutes(blocks), toSections(blocks)];
    },
    50_000,
  ],
  [
    'addresses',
    (text) => withMediaHtml(text, { apiHost: 'https://api.example.org', mediaHosts: ['cdn.example.org'] }),
    500_000,
  ],
  ['host', createHostRemover('http://127.0.0.1:5900'), 300_000],
  ['line', (text) => contractLine('title').parse(text), 500_000],
  ['text', (text) => contractText('summary').parse(text), 500_000],
  ['slug', toSlug, 200_000],
  ['plain text', toPlainText, 500_000],
  ['pictures', (text) => picturesIn(text, 480), 100_000],
];

/** Texts that a step which looks at a place again and again would take long for: a beginning, and what is repeated. */
const TEXTS: [start: string, repeated: string][] = [
  ['a.', ' '],
  ['', 'a '],
  ['', '. '],
  ['', 'a'],
  ['', 'X'],
  ['', '-'],
  ['', '\n\u00a0'],
  ['', '<'],
  ['', '\\\\a'],
  ['', '<p>a'],
  ['', '<b>'],
  ['<table>', 'x<br>'],
  ['', '<table><tr><td>a'],
  ['<img src="', "'"],
  ['', '<img '],
  ['', '<img src="'],
  ['', '<img "'],
  ['<img src=', '&#39;'],
  ['', 'a="'],
  ['', 'https://'],
  ['', '&#58;'],
  ['&#', '0'],
  ['', '%25'],
  ['', '//127.0.0.'],
  ['', '//user'],
  ['', '127<b>'],
  ['', '127.0.0.1:'],
  ['', '\\/'],
  ['', '①'],
  ['<noscript>', '<p title="'],
];

describe.each(STEPS)('%s: twice the text takes about twice the time', (_what, run, characters) => {
  test.each(TEXTS)('%j, then %j', async (start, repeated) => {
    const make = (length: number): string => `${start}${repeated.repeat(length / repeated.length)}z`;
    let once = Number.POSITIVE_INFINITY;
    let twice = Number.POSITIVE_INFINITY;
    const isOver = (): boolean => twice < NO_TIME_MS || twice < MOST * once;
    // The longer text first: what the first run takes longer, until its code is compiled, hides nothing.
    for (let round = 1; round <= MOST_ROUNDS && !isOver(); round += 1) {
      twice = Math.min(twice, await timeOf(() => run(make(2 * characters))));
      if (!isOver()) once = Math.min(once, await timeOf(() => run(make(characters))));
    }
    expect(twice).toBeLessThan(Math.max(NO_TIME_MS, MOST * once));
  });
});
