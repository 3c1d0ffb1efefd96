import { join } from 'node:path';
import { foundIn } from '@/lib/cms/contract.testUtils';
import { provider } from '@/lib/cms/currentProvider';
import { getCalendarEvents, getEventList, getNextEvents } from '@/lib/cms/eventList';
import { selectArticles } from '@/lib/cms/files/select';
import { createShippedProvider } from '@/lib/cms/files/shippedProvider';
import type { Provider } from '@/lib/cms/provider';
import { found, UNAVAILABLE } from '@/lib/cms/result';
import { contractArticle } from '@/lib/cms/schema/article';
import { clock } from '@/lib/i18n/clock';
import { DAY_MS } from '@/lib/i18n/day';
import { LANGUAGES, type Language } from '@/lib/i18n/language';

jest.mock('@/lib/cms/currentProvider');
jest.mock('@/lib/cms/staleIfError', () => ({ staleIfError: (_name: string, make: unknown) => make }));

const shipped = createShippedProvider(join(process.cwd(), 'content'));

const useProvider = (source: Partial<Provider>, now: string): void => {
  jest.mocked(provider).mockReturnValue(source as Provider);
  jest.spyOn(clock, 'now').mockReturnValue(new Date(now));
};

/** The cards of all pages, one after another. */
async function readAll(language: Language, id?: string) {
  const first = foundIn(await getEventList(language, { page: 1, id }));
  const groups = [...first.groups];
  for (let page = 2; page <= first.lastPage; page += 1) {
    groups.push(...foundIn(await getEventList(language, { page, id })).groups);
  }
  return groups.flatMap(({ cards, isOver }) => cards.map(({ id, start }) => ({ id, day: start?.iso ?? null, isOver })));
}

const nextOnHome = async (language: Language) => foundIn(await getNextEvents(language)).map(({ _id }) => _id);

const DAYS = [
  ['2026-11-24T12:00:00Z', ['from-christmas-to-christmas', 'christmas-eve-in-the-cathedral', 'new-years-eve']],
  ['2026-12-31T12:00:00Z', ['from-christmas-to-christmas', 'new-years-eve', 'orthodox-christmas-eve']],
  ['2026-02-14T12:00:00Z', ['winter-carnival', 'childrens-masked-ball', 'camellia-days']],
  ['2028-02-29T12:00:00Z', ['winter-carnival', 'camellia-days', 'feast-of-blessed-ozana']],
  ['2026-08-15T12:00:00Z', ['kotorart', 'assumption-on-the-islet', 'boka-night']],
] as const;

test.each(DAYS.flatMap(([now, next]) => LANGUAGES.map((language) => [now, language, next] as const)))(
  'at %s in %s the list is in order, each event once, and the home page shows its first three: %j',
  async (now, language, next) => {
    useProvider(shipped, now);
    const events = await readAll(language);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    expect(events.length).toBeGreaterThan(24);
    const days = events.map(({ day }) => day);
    expect(days).toEqual(days.toSorted());
    const first = events.slice(0, 3).map(({ id }) => id);
    // Events of one day are sorted by title, so that their order differs between the languages.
    expect(first.toSorted()).toEqual(next.toSorted());
    expect(await nextOnHome(language)).toEqual(first);
  },
);

const many = (name: string, count: number, startOf: (index: number) => string | null) =>
  Array.from({ length: count }, (_, index) => ({ _id: `${name}-${index}`, startDate: startOf(index) }));

/** Events of a content system: 20 to come, two without a day, 14 over. */
const REMOTE = [
  ...many('coming', 20, (index) => new Date(Date.UTC(2027, index, 3)).toISOString()),
  ...many('undated', 2, () => null),
  ...many('over', 14, (index) => new Date(Date.UTC(2026, -index, 3)).toISOString()),
].map(({ _id, startDate }, index) =>
  contractArticle.parse({
    _id,
    type: 'event',
    title: { en: _id },
    startDate,
    publishDate: new Date(Date.UTC(2026, 0, 1 + ((index * 7) % 36))).toISOString(),
    category: index % 3 === 0 ? { _id: 'music', title: { en: 'Music' } } : null,
  }),
);

const remote: Partial<Provider> = { articles: async (query) => found(selectArticles(REMOTE, query)) };

test('the pages of a content system go on where the one before ended, what is over at the end', async () => {
  useProvider(remote, '2026-11-24T12:00:00Z');
  const events = await readAll('en');
  expect(events.map(({ id }) => id)).toEqual(REMOTE.map(({ _id }) => _id));
  expect(events.filter(({ isOver }) => isOver)).toHaveLength(14);
  expect(await nextOnHome('en')).toEqual(events.slice(0, 3).map(({ id }) => id));
  expect(await getEventList('en', { page: 4 })).toEqual({ state: 'missing' });
});

test('a category narrows the list; one that no event has is missing', async () => {
  useProvider(remote, '2026-11-24T12:00:00Z');
  const ofMusic = REMOTE.filter(({ category }) => category?._id === 'music').map(({ _id }) => _id);
  expect((await readAll('en', 'music')).map(({ id }) => id)).toEqual(ofMusic);
  expect(foundIn(await getEventList('en', { page: 1, id: 'music' })).category?.title.en).toBe('Music');
  expect(await getEventList('en', { page: 1, id: 'nobody' })).toEqual({ state: 'missing' });
  expect(await getEventList('en', { page: 3, id: 'music' })).toEqual({ state: 'missing' });
});

test('a provider without events has one empty page', async () => {
  useProvider({ articles: async (query) => found(selectArticles([], query)) }, '2026-11-24T12:00:00Z');
  expect(foundIn(await getEventList('en', { page: 1 }))).toMatchObject({ groups: [], lastPage: 1 });
});

test('without the list the home page shows what the home call answers', async () => {
  useProvider(
    { articles: async (query) => (query.sort_by ? found(selectArticles(REMOTE, query)) : UNAVAILABLE) },
    '2026-11-24T12:00:00Z',
  );
  expect(await nextOnHome('en')).toEqual(['coming-19', 'coming-18', 'coming-17']);
  useProvider({ articles: async () => UNAVAILABLE }, '2026-11-24T12:00:00Z');
  expect(await getNextEvents('en')).toEqual(UNAVAILABLE);
});

test('the calendar has what comes, what is on and what ended in three months, the earliest first', async () => {
  const now = new Date('2026-05-10T12:00:00Z');
  const isoIn = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();
  const events = [300, -400, 0, 20, -89, -91].map((days) => ({ _id: `in${days}`, startDate: isoIn(days) }));
  const exhibitions = [
    { _id: 'still-on', startDate: isoIn(-100), endDate: isoIn(80) },
    { _id: 'long-over', startDate: isoIn(-200), endDate: isoIn(-91) },
  ];
  const articles = [...events, ...exhibitions, { _id: 'undated' }].map((facts) =>
    contractArticle.parse({ type: 'event', ...facts }),
  );
  useProvider({ articles: async (query) => found(selectArticles(articles, query)) }, now.toISOString());
  expect(foundIn(await getCalendarEvents()).map(({ _id }) => _id)).toEqual([
    'still-on',
    'in-89',
    'in0',
    'in20',
    'in300',
  ]);
  useProvider({ articles: async () => UNAVAILABLE }, now.toISOString());
  expect(await getCalendarEvents()).toEqual(UNAVAILABLE);
});
