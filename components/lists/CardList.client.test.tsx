import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CardList } from '@/components/lists/CardList.client';
import type { LoadMoreState } from '@/components/lists/loadMore';
import { contractArticle } from '@/lib/cms/schema/article';

const WORDS = {
  more: 'Load more',
  loading: 'Loading…',
  failed: 'This could not be loaded.',
  retry: 'Try again',
  allLoaded: 'All news loaded',
  arrived: Array.from({ length: 12 }, (_, index) => `${index + 1} more loaded`),
  past: 'Past events',
  event: { usualTime: 'Usual time, check before travelling.', ended: 'This event is over.', to: 'to' },
};

type Page = { ids: string[]; lastPage?: number } | Error | number | string;

/** What the site’s own `/api` answers, by page; a list is given out in turn, its last entry from then on. */
let answers: Record<number, Page[]>;
let requested: string[];

const article = (_id: string) =>
  contractArticle.parse({ _id, type: 'news', title: { en: `Title ${_id}`, sr: `Naslov ${_id}` } });

const fetchPage = async (address: string): Promise<Pick<Response, 'ok' | 'status' | 'json'>> => {
  requested.push(address);
  const page = Number(new URL(address, 'https://site.example').searchParams.get('page'));
  const queue = answers[page] ?? [404];
  const answer = queue.length > 1 ? queue.shift() : queue[0];
  if (answer instanceof Error) throw answer;
  if (typeof answer === 'number') return { ok: false, status: answer, json: async () => ({}) };
  if (typeof answer === 'string') return { ok: true, status: 200, json: async () => JSON.parse(answer) };
  const data = (answer?.ids ?? []).map(article);
  return { ok: true, status: 200, json: async () => ({ data, meta: { last_page: answer?.lastPage ?? 3 } }) };
};

let count = 0;

/** So that no test waits for it. */
beforeAll(async () => void (await import('@/components/lists/MoreCards.client')));

function show(state: Partial<LoadMoreState> = {}) {
  const endpoint = `/api/article?limit=2&type=news&list=${++count}`;
  const whole: LoadMoreState = {
    kind: 'news',
    language: 'en',
    endpoint,
    page: 1,
    lastPage: 3,
    nextHref: '/news/all?page=2',
    shownIds: ['a', 'b'],
    lastGroup: { key: '', isOver: false },
    words: WORDS,
    ...state,
  };
  const list = (
    <CardList state={whole}>
      <div>
        <ul>
          {whole.shownIds.map((id) => (
            <li key={id}>
              <a href={`#${id}`}>Title {id}</a>
            </li>
          ))}
        </ul>
      </div>
    </CardList>
  );
  return { ...render(list), list, endpoint: whole.endpoint };
}

const titles = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const letters = () => titles().map((title) => title?.replace(/^(Title|Naslov) /, ''));

const loadMore = async () => {
  const more = screen.queryByRole('link', { name: WORDS.more }) ?? screen.getByRole('button', { name: WORDS.more });
  await userEvent.click(more);
};

beforeEach(() => {
  requested = [];
  answers = { 2: [{ ids: ['c', 'd'] }], 3: [{ ids: ['e'] }] };
  window.fetch = fetchPage as unknown as typeof window.fetch;
});

test('before any script the next page is a link, and nothing is asked for', () => {
  show();
  expect(letters()).toEqual(['a', 'b']);
  expect(screen.getByRole('link', { name: WORDS.more })).toHaveAttribute('href', '/news/all?page=2');
  expect(requested).toEqual([]);
});

test('the next pages come into the same list, one by one, until all is loaded', async () => {
  const { endpoint } = show();
  await loadMore();
  await waitFor(() => expect(letters()).toEqual(['a', 'b', 'c', 'd']));
  expect(screen.getAllByRole('list')).toHaveLength(1);
  expect(screen.queryByText(WORDS.allLoaded)).toBeNull();
  await loadMore();
  await waitFor(() => expect(letters()).toEqual(['a', 'b', 'c', 'd', 'e']));
  expect(screen.getByText(WORDS.allLoaded)).toBeInTheDocument();
  expect(screen.queryByText(WORDS.more)).toBeNull();
  expect(requested).toEqual([`${endpoint}&page=2`, `${endpoint}&page=3`]);
});

test('what has come is announced, and the first new card has the focus', async () => {
  show();
  await loadMore();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 more loaded'));
  expect(screen.getByRole('link', { name: 'Title c' })).toHaveFocus();
  await loadMore();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 more loaded'));
  expect(screen.getByRole('link', { name: 'Title e' })).toHaveFocus();
});

test('no card is shown twice when articles were added meanwhile', async () => {
  answers = { 2: [{ ids: ['b', 'c'] }], 3: [{ ids: ['c', 'a', 'e'] }] };
  show();
  await loadMore();
  await waitFor(() => expect(letters()).toEqual(['a', 'b', 'c']));
  await loadMore();
  await waitFor(() => expect(letters()).toEqual(['a', 'b', 'c', 'e']));
});

test('the end is where the last answer says it is', async () => {
  answers = { 2: [{ ids: ['c'], lastPage: 2 }] };
  show();
  await loadMore();
  expect(await screen.findByText(WORDS.allLoaded)).toBeInTheDocument();
  expect(requested).toHaveLength(1);
});

test('a list of one page says that all is loaded', () => {
  show({ lastPage: 1 });
  expect(screen.getByText(WORDS.allLoaded)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: WORDS.more })).toBeNull();
});

test('a page opened in the middle goes on from there', async () => {
  const { endpoint } = show({ page: 2, nextHref: '/news/all?page=3' });
  await loadMore();
  await waitFor(() => expect(letters()).toEqual(['a', 'b', 'e']));
  expect(requested).toEqual([`${endpoint}&page=3`]);
});

test('cards are in the language of the page', async () => {
  show({ language: 'sr' });
  await loadMore();
  expect(await screen.findByRole('link', { name: 'Naslov c' })).toHaveAttribute(
    'href',
    '/vijesti/article/naslov-c?id=c',
  );
});

test('the months of events go on in the last group shown, then under headings of their own', async () => {
  const card = (id: string, isOver = false) => ({
    id,
    href: `#${id}`,
    title: { text: `Title ${id}` },
    description: null,
    picture: null,
    badge: null,
    published: null,
    start: { iso: '2027-01-06', day: '6', month: 'January', year: '2027' },
    end: null,
    isOver,
    isUsualTime: id === 'd',
  });
  const pages: Record<string, object> = {
    2: {
      groups: [
        { key: 'coming 2026-12', heading: 'December', isOver: false, cards: [card('c')] },
        { key: 'coming 2027-01', heading: 'January 2027', isOver: false, cards: [card('d')] },
      ],
      lastPage: 3,
    },
    3: {
      groups: [
        { key: 'coming 2027-01', heading: 'January 2027', isOver: false, cards: [card('e')] },
        { key: 'over 2026-11', heading: 'November', isOver: true, cards: [card('f', true)] },
      ],
      lastPage: 3,
    },
  };
  window.fetch = (async (address: string) => ({
    ok: true,
    status: 200,
    json: async () => pages[new URL(address, 'https://site.example').searchParams.get('page') ?? ''],
  })) as unknown as typeof window.fetch;
  show({ kind: 'events', lastGroup: { key: 'coming 2026-12', isOver: false } });
  const outline = () =>
    [...document.querySelectorAll('h2, h3, h4, ul > li > a')].map((each) => `${each.tagName} ${each.textContent}`);
  await loadMore();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Title c' })).toHaveFocus());
  expect(outline()).toEqual(['A Title a', 'A Title b', 'H4 Title c', 'H3 January 2027', 'H4 Title d']);
  expect(screen.getByText(WORDS.event.usualTime)).toBeInTheDocument();
  await loadMore();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Title e' })).toHaveFocus());
  expect(outline().slice(3)).toEqual([
    'H3 January 2027',
    'H4 Title d',
    'H4 Title e',
    'H2 Past events',
    'H3 November',
    'H4 Title f',
  ]);
  expect(screen.getAllByRole('list')).toHaveLength(3);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey'])('a click with %s is the browser’s', (key) => {
  show();
  let wasPrevented: boolean | undefined;
  const stop = (event: Event): void => {
    wasPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', stop);
  fireEvent.click(screen.getByRole('link', { name: WORDS.more }), { [key]: true });
  document.removeEventListener('click', stop);
  expect(wasPrevented).toBe(false);
  expect(requested).toEqual([]);
});

test('a list one comes back to is as it was left', async () => {
  const { unmount, list } = show();
  await loadMore();
  await waitFor(() => expect(letters()).toEqual(['a', 'b', 'c', 'd']));
  unmount();
  render(list);
  await waitFor(() => expect(letters()).toEqual(['a', 'b', 'c', 'd']));
  expect(screen.getByRole('button', { name: WORDS.more })).toBeInTheDocument();
});

const FAILURES: [what: string, failure: Page][] = [
  ['a broken connection', new TypeError('Failed to fetch')],
  ['an outage', 503],
  ['a fault of the site', 500],
  ['nonsense', '<!doctype html>'],
  ['something else', '{"data":7}'],
];

test.each(FAILURES)('%s leaves what is there, says so, and offers to try again', async (_what, failure) => {
  answers = { 2: [failure, { ids: ['c', 'd'] }], 3: [{ ids: ['e'] }] };
  show();
  await loadMore();
  expect(await screen.findByRole('alert')).toHaveTextContent(`${WORDS.failed} ${WORDS.retry}`);
  expect(letters()).toEqual(['a', 'b']);
  expect(screen.queryByText(WORDS.allLoaded)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: WORDS.retry }));
  await waitFor(() => expect(letters()).toEqual(['a', 'b', 'c', 'd']));
  expect(screen.queryByRole('alert')).toBeNull();
  await loadMore();
  expect(await screen.findByText(WORDS.allLoaded)).toBeInTheDocument();
});

test('a failure further on leaves the pages that came, and the next try brings the missing one', async () => {
  answers = { 2: [{ ids: ['c', 'd'] }], 3: [500, { ids: ['e'] }] };
  show();
  await loadMore();
  await waitFor(() => expect(letters()).toEqual(['a', 'b', 'c', 'd']));
  await loadMore();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(letters()).toEqual(['a', 'b', 'c', 'd']);
  await userEvent.click(screen.getByRole('button', { name: WORDS.retry }));
  await waitFor(() => expect(letters()).toEqual(['a', 'b', 'c', 'd', 'e']));
});

describe('by itself it tries again', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  test('after one, two and four seconds, then no more', async () => {
    answers = { 2: [500] };
    show();
    fireEvent.click(screen.getByRole('link', { name: WORDS.more }));
    await wait(100);
    expect(requested).toHaveLength(1);
    await wait(1_000);
    expect(requested).toHaveLength(2);
    await wait(1_900);
    expect(requested).toHaveLength(2);
    await wait(200);
    expect(requested).toHaveLength(3);
    await wait(3_800);
    expect(requested).toHaveLength(3);
    await wait(300);
    expect(requested).toHaveLength(4);
    await wait(120_000);
    expect(requested).toHaveLength(4);
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });

  test('and shows what came then', async () => {
    answers = { 2: [500, { ids: ['c'] }] };
    show();
    fireEvent.click(screen.getByRole('link', { name: WORDS.more }));
    await wait(100);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await wait(1_100);
    expect(letters()).toEqual(['a', 'b', 'c']);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
