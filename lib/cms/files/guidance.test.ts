import { join } from 'node:path';
import { GUIDANCE } from '@/lib/articles/tags';
import { foundIn } from '@/lib/cms/contract.testUtils';
import { createShippedProvider } from '@/lib/cms/files/shippedProvider';
import { toArticle } from '@/lib/cms/mappers/toArticle';
import { toCard } from '@/lib/cms/mappers/toCard';
import type { ContractArticle } from '@/lib/cms/schema/article';
import { clock } from '@/lib/i18n/clock';
import { DAY_MS } from '@/lib/i18n/day';

/** The cards of the first band of the news page. */
const TOP = 4;

/** Dates are computed once a minute, so a provider’s clock goes forward only: each group of tests has a provider of its own. */
let provider: ReturnType<typeof createShippedProvider>;
const newProvider = () => {
  provider = createShippedProvider(join(process.cwd(), 'content'));
};

async function newsAt(now: string): Promise<ContractArticle[]> {
  jest.spyOn(clock, 'now').mockReturnValue(new Date(now));
  return foundIn(await provider.articles({ type: 'news', limit: 100 })).data;
}

const ageInDays = ({ publishDate }: ContractArticle, now: string): number =>
  (Date.parse(now) - Date.parse(publishDate ?? '')) / DAY_MS;

const NOONS = Array.from(
  { length: 13 },
  (_, month) => new Date(Date.UTC(2026, 11 + month, 1 + ((month * 5) % 28), 12)),
);

describe('month by month', () => {
  beforeAll(newProvider);

  test.each(NOONS.map((noon) => noon.toISOString()))(
    'at %s the newest advice is new and none is of last year',
    async (now) => {
      const ages = (await newsAt(now)).map((news) => ageInDays(news, now));
      expect(Math.min(...ages)).toBeGreaterThanOrEqual(0);
      expect(Math.min(...ages)).toBeLessThan(32);
      expect(Math.max(...ages)).toBeLessThan(367);
    },
  );
});

describe('season by season', () => {
  beforeAll(newProvider);

  test.each([
    ['2026-11-24', 'kotor-in-winter'],
    ['2026-12-20', 'between-two-christmases'],
    ['2027-01-10', 'bura-and-small-boats'],
    ['2027-03-28', 'spring-on-the-trails'],
    ['2027-07-05', 'fire-danger'],
    ['2027-07-12', 'summer-heat'],
    ['2027-10-15', 'autumn-market'],
    ['2028-02-29', 'quiet-months'],
    ['2031-11-15', 'steps-and-lanes-after-rain'],
  ])('on %s one of the first is %s', async (day, id) => {
    const ids = (await newsAt(`${day}T12:00:00Z`)).map(({ _id }) => _id);
    expect(ids.slice(0, TOP)).toContain(id);
  });
});

test('all of it is called guidance, with the day of its first publication for machines', async () => {
  newProvider();
  const now = '2027-07-12T12:00:00Z';
  const all = await newsAt(now);
  expect(all.filter(({ tags }) => !tags.includes(GUIDANCE))).toEqual([]);
  const heat = all.find(({ _id }) => _id === 'summer-heat') as ContractArticle;
  expect(toCard(heat, 'en')).toMatchObject({ published: '09.07.2027', isGuidance: true });
  const article = await toArticle(heat, 'en', new Date(now));
  expect(article).toMatchObject({
    published: '2027-07-09',
    publishedIso: '2026-11-21T00:00:00.000Z',
    isGuidance: true,
  });
  expect(article.tags).not.toContain(GUIDANCE);
});

test('it moves on with the clock, without a restart', async () => {
  newProvider();
  const dateOf = async (now: string) =>
    (await newsAt(now)).find(({ _id }) => _id === 'kotor-in-winter')?.publishDate?.slice(0, 10);
  expect(await dateOf('2026-11-19T22:59:00Z')).toBe('2025-11-20');
  expect(await dateOf('2026-11-19T23:01:00Z')).toBe('2026-11-20');
});

const SEASONS: [word: RegExp, months: number[]][] = [
  [/\bwinter\b/i, [12, 1, 2]],
  [/\bspring\b/i, [3, 4, 5]],
  [/\bsummer\b/i, [6, 7, 8]],
  [/\bautumn\b/i, [9, 10, 11]],
];

test('advice that names seasons is new in one of them, or up to two months before', () => {
  newProvider();
  const { news } = provider.library;
  const named = news.flatMap(({ id, facts, texts }) => {
    const { title, description, summary } = texts.en.front;
    const months = SEASONS.flatMap(([word, each]) => (word.test([title, description, summary].join(' ')) ? each : []));
    const first = Number(facts.season?.slice(0, 2));
    const next = [0, 1, 2].map((later) => ((first - 1 + later) % 12) + 1);
    return months.length > 0 ? [{ id, isNew: next.some((month) => months.includes(month)) }] : [];
  });
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(({ isNew }) => !isNew)).toEqual([]);
});
