/** @jest-environment node */
import { clock } from '@/lib/clock';
import { contractArticle } from '@/lib/contract/article';
import type { ArticlesQuery } from '@/lib/contract/query';
import { found, UNAVAILABLE } from '@/lib/provider/answer';
import { getCalendarEvents } from '@/lib/provider/calendarEvents';
import { provider } from '@/lib/provider/current';
import type { Provider } from '@/lib/provider/provider';
import { selectArticles } from '@/lib/provider/shipped/select';

jest.mock('@/lib/provider/current', () => ({ provider: jest.fn() }));

const NOW = new Date('2026-05-10T12:00:00Z');
const DAY_MS = 86_400_000;

const inDays = (days: number) =>
  contractArticle.parse({
    _id: `e${days}`.replace('-', '_'),
    type: 'event',
    startDate: new Date(NOW.getTime() + days * DAY_MS).toISOString(),
  });

function publish(days: number[], failingPage?: number) {
  const events = [...days.map(inDays), contractArticle.parse({ _id: 'undated', type: 'event' })];
  const articles = jest.fn(async (query: ArticlesQuery) =>
    query.page === failingPage ? UNAVAILABLE : found(selectArticles(events, query)),
  );
  jest.mocked(provider).mockReturnValue({ articles } as Partial<Provider> as Provider);
  jest.spyOn(clock, 'now').mockReturnValue(NOW);
  return articles;
}

test('the events to come and those of three months, the earliest first', async () => {
  publish([300, -400, 0, 20, -89, -91]);
  const answer = await getCalendarEvents();
  expect(answer.state === 'found' && answer.value.map(({ _id }) => _id)).toEqual(['e_89', 'e0', 'e20', 'e300']);
});

test('the provider is asked no further back than that', async () => {
  const articles = publish(Array.from({ length: 900 }, (_, index) => 100 - index));
  await getCalendarEvents();
  expect(articles).toHaveBeenCalledTimes(2);
});

test('an outage half way gives no half calendar', async () => {
  publish(
    Array.from({ length: 250 }, (_, index) => index),
    2,
  );
  expect(await getCalendarEvents()).toEqual(UNAVAILABLE);
});
