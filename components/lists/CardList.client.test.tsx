import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CardList } from '@/components/lists/CardList.client';
import type { LoadMoreState } from '@/components/lists/loadMore';
import type { Card } from '@/lib/articles/card';
import en from '@/messages/en.json';

const WORDS = {
  ...en.LoadMore,
  allLoaded: en.LoadMore.allNews,
  loaded: Array.from({ length: 12 }, (_, index) => `${index + 1} more loaded`),
  past: 'Past events',
  event: { usualTime: 'Usual time', ended: 'This event is over.', to: 'to', guidance: 'Guidance' },
};

type Page = { ids: string[]; lastPage?: number } | number;

/** The responses of `/api` by page, in turn; the last one is repeated. A number is an error status. */
let responses: Record<number, Page[]>;
let requested: string[];

const card = (id: string, more: Partial<Card> = {}): Card => ({
  id,
  href: `#${id}`,
  title: { text: `Title ${id}` },
  description: null,
  picture: null,
  badge: null,
  published: null,
  isGuidance: false,
  start: null,
  end: null,
  isOver: false,
  isUsualTime: false,
  ...more,
});

const fetchPage = async (address: string): Promise<Pick<Response, 'ok' | 'status' | 'json'>> => {
  const href = new URL(address, 'https://site.example').searchParams.get('of') ?? '';
  requested.push(href);
  const page = Number(/page=(\d+)/.exec(href)?.[1]);
  const queue = responses[page] ?? [404];
  const response = queue.length > 1 ? queue.shift() : queue[0];
  if (typeof response === 'number') return { ok: false, status: response, json: async () => ({}) };
  const groups = [{ key: '', heading: null, isOver: false, cards: (response?.ids ?? []).map((id) => card(id)) }];
  return { ok: true, status: 200, json: async () => ({ groups, lastPage: response?.lastPage ?? 3 }) };
};

let count = 0;
// Imported once, so that no test waits for it.
beforeAll(async () => void (await import('@/components/lists/MoreCards.client')));

function show(state: Partial<LoadMoreState> = {}) {
  count += 1;
  const whole: LoadMoreState = {
    kind: 'news',
    page: 1,
    lastPage: 3,
    nextHref: `/news/all?list=${count}&page=2`,
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
  return { ...render(list), list };
}

const titles = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const letters = () => titles().map((title) => title?.replace('Title ', ''));

const loadMore = async () => {
  const more = screen.queryByRole('link', { name: WORDS.more }) ?? screen.getByRole('button', { name: WORDS.more });
  await userEvent.click(more);
};

beforeEach(() => {
  requested = [];
  responses = { 2: [{ ids: ['c', 'd'] }], 3: [{ ids: ['e'] }] };
  window.fetch = fetchPage as unknown as typeof window.fetch;
});

test('each next page is added to the same list, announced and focused, until all is loaded', async () => {
  show();
  await loadMore();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 more loaded'));
  expect(letters()).toEqual(['a', 'b', 'c', 'd']);
  expect(screen.getAllByRole('list')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Title c' })).toHaveFocus();
  expect(screen.queryByText(WORDS.allLoaded)).toBeNull();
  await loadMore();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 more loaded'));
  expect(screen.getByRole('link', { name: 'Title e' })).toHaveFocus();
  expect(screen.getByText(WORDS.allLoaded)).toBeInTheDocument();
  expect(screen.queryByText(WORDS.more)).toBeNull();
  expect(requested).toEqual([2, 3].map((page) => `/news/all?list=${count}&page=${page}`));
});

test('the last page is the one the last response names', async () => {
  responses = { 2: [{ ids: ['c'], lastPage: 2 }] };
  show();
  await loadMore();
  expect(await screen.findByText(WORDS.allLoaded)).toBeInTheDocument();
});

test('‘load more’ on a later page loads the page after it', async () => {
  show({ page: 2, nextHref: '/news/all?page=3' });
  await loadMore();
  await waitFor(() => expect(letters()).toEqual(['a', 'b', 'e']));
  expect(requested).toEqual(['/news/all?page=3']);
});

test('further events are added to the last month shown, then under new headings', async () => {
  const start = { iso: '2027-01-06', day: '6', month: 'January', year: '2027' };
  const groups = [
    { key: 'coming 2026-12', heading: 'December', isOver: false, cards: [card('c', { start })] },
    { key: 'coming 2027-01', heading: 'January 2027', isOver: false, cards: [card('d', { start, isUsualTime: true })] },
    { key: 'over 2026-11', heading: 'November', isOver: true, cards: [card('e', { start, isOver: true })] },
  ];
  window.fetch = (async () => ({ ok: true, json: async () => ({ groups, lastPage: 3 }) })) as unknown as typeof fetch;
  show({ kind: 'events', lastGroup: { key: 'coming 2026-12', isOver: false } });
  await loadMore();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Title c' })).toHaveFocus());
  const outline = [...document.querySelectorAll('h2, h3, h4, ul > li > a')].map((each) => each.textContent);
  expect(outline).toEqual([
    ...['Title a', 'Title b', 'Title c', 'January 2027', 'Title d'],
    ...['Past events', 'November', 'Title e'],
  ]);
  expect(screen.getByText(WORDS.event.usualTime)).toBeInTheDocument();
  expect(screen.getAllByRole('list')).toHaveLength(3);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey'])('a click with %s is left to the browser', (key) => {
  show();
  let wasPrevented = true;
  const stop = (event: Event): void => {
    wasPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', stop, { once: true });
  fireEvent.click(screen.getByRole('link', { name: WORDS.more }), { [key]: true });
  expect(wasPrevented).toBe(false);
  expect(requested).toEqual([]);
});

test('a list shows the loaded cards again on the way back', async () => {
  const { unmount, list } = show();
  await loadMore();
  await waitFor(() => expect(letters()).toEqual(['a', 'b', 'c', 'd']));
  unmount();
  render(list);
  await waitFor(() => expect(letters()).toEqual(['a', 'b', 'c', 'd']));
  expect(screen.getByRole('button', { name: WORDS.more })).toBeInTheDocument();
});

test('a failed load is reported beside the loaded cards, and can be retried', async () => {
  responses = { 2: [{ ids: ['c', 'd'] }], 3: [500, { ids: ['e'] }] };
  show();
  await loadMore();
  await waitFor(() => expect(letters()).toEqual(['a', 'b', 'c', 'd']));
  await loadMore();
  expect(await screen.findByRole('alert')).toHaveTextContent(`${WORDS.failed} ${WORDS.retry}`);
  expect(letters()).toEqual(['a', 'b', 'c', 'd']);
  await userEvent.click(screen.getByRole('button', { name: WORDS.retry }));
  await waitFor(() => expect(letters()).toEqual(['a', 'b', 'c', 'd', 'e']));
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['until the page loads', [500, { ids: ['c'] }], 2, ['a', 'b', 'c']],
  ['three times at most', [500], 4, ['a', 'b']],
] as [string, Page[], number, string[]][])('it retries by itself, %s', async (_until, page, requests, expected) => {
  jest.useFakeTimers();
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  responses = { 2: page };
  show();
  fireEvent.click(screen.getByRole('link', { name: WORDS.more }));
  await wait(100);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  await wait(900);
  expect(requested).toHaveLength(1);
  await wait(120_000);
  expect(requested).toHaveLength(requests);
  expect(letters()).toEqual(expected);
  jest.useRealTimers();
});
