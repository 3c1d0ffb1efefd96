import { toChunks } from '@/lib/articles/body/chunks';
import { toBlocks } from '@/lib/articles/body/toBlocks';
import { toSections } from '@/lib/articles/columns';
import { readingMinutes } from '@/lib/articles/readingTime';
import { toSlug } from '@/lib/articles/slug';
import { withMediaHtml } from '@/lib/cms/remote/images';
import { contractLine, contractText } from '@/lib/cms/schema/text';

jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

jest.setTimeout(30_000);

/** Twice the text may take this many times the processor, unless both are over in no time. */
const MOST = 2.5;
const NO_TIME_MS = 200;
const RUNS = 2;

/** Milliseconds of processor, the best of some runs. */
async function timeOf(run: () => unknown): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let count = 0; count < RUNS; count += 1) {
    const start = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(start);
    best = Math.min(best, (user + system) / 1_000);
  }
  return best;
}

/** What is done to texts of the provider, and how many characters of it take some time. */
const STEPS: [what: string, run: (text: string) => unknown, characters: number][] = [
  ['chunks', toChunks, 500_000],
  [
    'body',
    async (text) => {
      const blocks = (await toBlocks(text)) ?? [];
      return [readingMinutes(blocks), toSections(blocks)];
    },
    50_000,
  ],
  [
    'addresses',
    (text) => withMediaHtml(text, { apiHost: 'https://api.example.org', mediaHosts: ['cdn.example.org'] }),
    500_000,
  ],
  ['line', (text) => contractLine('title').parse(text), 500_000],
  ['text', (text) => contractText('summary').parse(text), 500_000],
  ['slug', toSlug, 200_000],
];

/** Texts that a step which looks at a place again and again would take long for: a beginning, and what is repeated. */
const TEXTS: [start: string, repeated: string][] = [
  ['a.', ' '],
  ['', 'a '],
  ['', '. '],
  ['', 'a'],
  ['', '-'],
  ['', '\n\u00a0'],
  ['', '<'],
  ['', '<p>a'],
  ['', '<b>'],
  ['<table>', 'x<br>'],
  ['<img src="', "'"],
  ['', '<img '],
  ['', 'a="'],
  ['', 'https://'],
  ['', '&#58;'],
  ['<noscript>', '<p title="'],
];

describe.each(STEPS)('%s: twice the text takes about twice the time', (_what, run, characters) => {
  test.each(TEXTS)('%j, then %j', async (start, repeated) => {
    const make = (length: number): string => `${start}${repeated.repeat(length / repeated.length)}z`;
    const once = await timeOf(() => run(make(characters)));
    const twice = await timeOf(() => run(make(2 * characters)));
    expect(twice).toBeLessThan(Math.max(NO_TIME_MS, MOST * once));
  });
});
