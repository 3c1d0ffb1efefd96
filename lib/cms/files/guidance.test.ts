import { join } from 'node:path';
import { GUIDANCE } from '@/lib/articles/tags';
import { foundIn } from '@/lib/cms/contract.testUtils';
import { createShippedProvider } from '@/lib/cms/files/shippedProvider';
import { toArticle } from '@/lib/cms/mappers/toArticle';
import { toCard } from '@/lib/cms/mappers/toCard';
import type { ContractArticle } from '@/lib/cms/schema/article';
import { clock } from '@/lib/i18n/clock';

/** Dates are computed once a minute, so a provider’s clock goes forward only: each group of tests has a provider of its own. */
let provider: ReturnType<typeof createShippedProvider>;
const newProvider = () => {
  provider = createShippedProvider(join(process.cwd(), 'content'));
};

async function newsAt(now: string): Promise<ContractArticle[]> {
  jest.spyOn(clock, 'now').mockReturnValue(new Date(now));
  return foundIn(await provider.articles({ type: 'news', limit: 100 })).data;
}

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
