import timers from 'node:timers/promises';
import { provider } from '@/lib/cms/currentProvider';
import { getLocalContent } from '@/lib/cms/localContent';
import { getNotices } from '@/lib/cms/notices';
import type { Provider } from '@/lib/cms/provider';
import { found, UNAVAILABLE } from '@/lib/cms/result';
import { contractArticle } from '@/lib/cms/schema/article';
import { isPageBeforeRefresh } from '@/lib/server/freshness';

jest.mock('@/lib/cms/currentProvider');

const NOON = new Date('2026-11-24T11:00:00Z');

const alert = (id: string, facts: object) =>
  contractArticle.parse({ _id: id, type: 'news', title: { en: id }, ...facts });

/** The provider answers with these articles; with none at all it fails. */
const answer = (articles: ReturnType<typeof alert>[] | null) =>
  jest.mocked(provider).mockReturnValue({
    articles: async () => (articles ? found({ data: articles }) : UNAVAILABLE),
  } as unknown as Provider);

const idsAt = async (now: Date): Promise<string[]> => (await getNotices('en', now)).map(({ id }) => id);

test('alerts hold from their start or publication to their end, else for a day; the latest comes first', async () => {
  answer([
    alert('ended', { publishDate: '2026-11-24T08:00:00Z', endDate: '2026-11-24T11:00:00Z' }),
    alert('to-come', { startDate: '2026-11-24T12:00:00Z', endDate: '2026-11-25T12:00:00Z' }),
    alert('yesterday', { publishDate: '2026-11-23T10:00:00Z' }),
    alert('long', { publishDate: '2026-11-20T10:00:00Z', endDate: '2026-11-30T10:00:00Z' }),
    alert('today', { publishDate: '2026-11-24T10:00:00Z' }),
    alert('undated', {}),
  ]);
  expect(await idsAt(NOON)).toEqual(['today', 'long']);
  expect(await idsAt(new Date('2026-11-25T09:59:59Z'))).toEqual(['to-come', 'today', 'long']);
});

test('a notice of the content stands beside them, in the language of the page', async () => {
  answer([alert('long', { publishDate: '2026-11-20T10:00:00Z', endDate: '2026-11-30T10:00:00Z' })]);
  jest.replaceProperty(getLocalContent(), 'notices', [
    {
      id: 'ferry',
      text: { en: 'No ferry', sr: 'Trajekt ne saobraća' },
      from: '2026-11-24T05:00:00.000Z',
      until: '2026-11-24T17:00:00.000Z',
      page: 'map',
    },
  ]);
  const [first, second] = await getNotices('sr', NOON);
  expect(first).toMatchObject({ text: { text: 'Trajekt ne saobraća' }, href: '/karta' });
  expect(second).toMatchObject({ id: 'long', text: { text: 'long', language: 'en' } });
});

test('a notice until midnight is over with its last day, by which it names its end', async () => {
  answer([alert('today', { publishDate: '2026-11-23T23:00:00Z' })]);
  const [notice] = await getNotices('en', NOON);
  expect(notice?.until).toBe('2026-11-24T22:59:59.000Z');
});

test('the last known alerts count while the provider fails, and end on time', async () => {
  answer([alert('storm', { publishDate: '2026-11-24T10:00:00Z', endDate: '2026-11-24T14:00:00Z' })]);
  await idsAt(NOON);
  answer(null);
  expect(await idsAt(NOON)).toEqual(['storm']);
  expect(await idsAt(new Date('2026-11-24T14:00:00Z'))).toEqual([]);
});

describe('alerts that come too late for a page', () => {
  const storm = () => alert('storm', { publishDate: '2026-11-24T10:00:00Z' });

  /** Renders a page before the provider answers. Returns whether the page is stale afterwards. */
  async function isStaleAfter(...articles: ReturnType<typeof alert>[]): Promise<boolean> {
    let resolve = (_result: unknown): void => {};
    const promise = new Promise((settle) => (resolve = settle));
    jest.mocked(provider).mockReturnValue({ articles: () => promise } as unknown as Provider);
    const wait = jest.spyOn(timers, 'setTimeout').mockResolvedValue(undefined);
    delete (globalThis as { kotorFreshness?: object }).kotorFreshness;
    const startedAt = Date.now();
    await idsAt(NOON);
    expect(wait).toHaveBeenLastCalledWith(1_000, undefined, expect.anything());
    expect(isPageBeforeRefresh(startedAt)).toBe(false);
    resolve(found({ data: articles }));
    await new Promise(setImmediate);
    return isPageBeforeRefresh(startedAt);
  }

  test('make it stale where they are other ones', async () => {
    answer([]);
    await idsAt(NOON);
    expect(await isStaleAfter()).toBe(false);
    expect(await isStaleAfter(storm())).toBe(true);
    expect(await isStaleAfter(storm())).toBe(false);
    expect(await isStaleAfter()).toBe(true);
  });
});
