import { getAllEvents, getAllGuideArticles, getAllNews } from '@/lib/cms/allArticles';
import { getEvents, getGuideBatch, getNewsBatch } from '@/lib/cms/queries';
import { found, UNAVAILABLE } from '@/lib/cms/result';
import { contractArticle } from '@/lib/cms/schema/article';
import { log } from '@/lib/server/log';

jest.mock('@/lib/cms/queries', () => ({ getEvents: jest.fn(), getGuideBatch: jest.fn(), getNewsBatch: jest.fn() }));

const LATER_MS = 600_000;

/** Pages of events, each with one of its own and one that moves while the list is read. */
const provide = (lastPage: number, failing: (page: number) => boolean): void => {
  jest.mocked(getEvents).mockImplementation(async (page) => {
    if (failing(page)) return UNAVAILABLE;
    const data = [`event-${page}`, 'moved'].map((_id) => contractArticle.parse({ _id, type: 'event' }));
    return found({ data, page, lastPage, perPage: 2, total: 2 * lastPage });
  });
};

async function readIds(): Promise<string[] | string> {
  const answer = await getAllEvents();
  return answer.state === 'found' ? answer.value.map(({ _id }) => _id) : answer.state;
}

const eventsTo = (last: number): string[] => Array.from({ length: last }, (_, index) => `event-${index + 1}`);

const FORTY_PAGES = ['event-1', 'moved', ...eventsTo(40).slice(1)];

test.each([1, 3])('a list of events is unavailable where its page %i is', async (failing) => {
  provide(3, (page) => page === failing);
  expect(await readIds()).toBe('unavailable');
});

test('forty pages of events are read and the log names the list; an event on two pages is listed once', async () => {
  const warn = jest.spyOn(log, 'warn').mockReturnValue();
  provide(50, () => false);
  expect(await readIds()).toEqual(FORTY_PAGES);
  expect(getEvents).toHaveBeenCalledTimes(40);
  expect(warn.mock.calls).toEqual([['provider.longList', { list: 'events', reason: 'over 40 pages' }]]);
});

test('the last list is served through an outage', async () => {
  provide(50, () => true);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + LATER_MS);
  for (const _call of [1, 2]) expect(await readIds()).toEqual(FORTY_PAGES);
});

test('a list that tells of its next page only is read to its end', async () => {
  provide(7, () => false);
  const counted = jest.mocked(getEvents).getMockImplementation();
  jest.mocked(getEvents).mockImplementation(async (page) => {
    const result = await counted?.(page);
    return result?.state === 'found' ? found({ ...result.value, lastPage: Math.min(page + 1, 7) }) : UNAVAILABLE;
  });
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * LATER_MS);
  expect(await readIds()).toEqual(expect.arrayContaining(eventsTo(7)));
});

test('an empty list is read again within a minute: a content system that restarts may have nothing', async () => {
  jest.mocked(getGuideBatch).mockResolvedValue(found({ data: [], page: 1, lastPage: 1, perPage: 5, total: 0 }));
  expect(await getAllGuideArticles()).toEqual(found([]));
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 30_000);
  await getAllGuideArticles();
  expect(getGuideBatch).toHaveBeenCalledTimes(2);
});

test('of the guide, twenty pages of a hundred articles are read', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + LATER_MS);
  jest.mocked(getGuideBatch).mockImplementation(async (page) => {
    const data = Array.from({ length: 100 }, (_, index) => contractArticle.parse({ _id: `guide-${page}-${index}` }));
    return found({ data, page, lastPage: 30, perPage: 100, total: 3_000 });
  });
  expect(await getAllGuideArticles()).toMatchObject({ state: 'found', value: { length: 2_000 } });
});

test('news in pages smaller than asked for are read four at a time, and once for many unknown addresses', async () => {
  let open = 0;
  let most = 0;
  jest.mocked(getNewsBatch).mockImplementation(async (page) => {
    most = Math.max(most, ++open);
    await new Promise((resolve) => setTimeout(resolve, 1));
    open -= 1;
    const data = Array.from({ length: 5 }, (_, index) => contractArticle.parse({ _id: `news-${page}-${index}` }));
    return found({ data, page, lastPage: 900, perPage: 5, total: 4_500 });
  });
  const results = await Promise.all([getAllNews(), getAllNews()]);
  for (const result of [...results, await getAllNews()]) {
    expect(result).toMatchObject({ state: 'found', value: { length: 100 } });
  }
  expect(getNewsBatch).toHaveBeenCalledTimes(20);
  expect(most).toBe(4);
});
