import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cardOf } from '@/components/cards/card.testUtils';
import { CardList } from '@/components/lists/CardList.client';
import type { LoadMoreState } from '@/components/lists/loadMore';
import { rememberFollowedLink } from '@/components/ui/browser/linkFocus';
import { MESSAGES } from '@/lib/i18n/messages';

const { en } = MESSAGES;

const messages = {
  ...en.LoadMore,
  allLoaded: en.LoadMore.all.news,
  past: 'Past events',
  card: { usualTime: 'Usual time', ended: 'This event is over.', to: 'to', guidance: 'Guidance' },
};

type Page = { ids: string[]; lastPage?: number } | number;

/** The responses of `/api` by page, in turn; the last one is repeated. A number is an error status. */
let responses: Record<number, Page[]>;
let requested: string[];

const fetchPage = async (address: string): Promise<Pick<Response, 'ok' | 'status' | 'json'>> => {
  const href = new URL(address, 'https://site.example').searchParams.get('of') ?? '';
  requested.push(href);
  const page = Number(/page=(\d+)/.exec(href)?.[1]);
  const queue = responses[page] ?? [404];
  const response = queue.length > 1 ? queue.shift() : queue[0];
  if (typeof response === 'number') return { ok: false, status: response, json: async () => ({}) };
  const groups = [{ key: '', heading: null, isOver: false, cards: (response?.ids ?? []).map((id) => cardOf(id)) }];
  return { ok: true, status: 200, json: async () => ({ groups, lastPage: response?.lastPage ?? 3 }) };
};

/** Holds responses back until the returned function is called. */
function holdFetch(): () => void {
  let respond = (): void => {};
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  window.fetch = ((address: string) => held.then(() => fetchPage(address))) as typeof window.fetch;
  return respond;
}

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
    messages: messages,
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
  const more =
    screen.queryByRole('link', { name: messages.more }) ?? screen.getByRole('button', { name: messages.more });
  await userEvent.click(more);
};

beforeEach(() => {
  requested = [];
  responses = { 2: [{ ids: ['c', 'd'] }], 3: [{ ids: ['e'] }] };
  window.fetch = fetchPage as unknown as typeof window.fetch;
});

test('the last page is the one the last response names', async () => {
  responses = { 2: [{ ids: ['c'], lastPage: 2 }] };
  show();
  await loadMore();
  expect(await screen.findByText(messages.allLoaded)).toBeInTheDocument();
});

test('the number of new cards is announced, however many a page has', async () => {
  responses = { 2: [{ ids: Array.from({ length: 13 }, (_, index) => `more-${index}`) }] };
  show();
  await loadMore();
  expect(await screen.findByText('13 more loaded')).toHaveRole('status');
});

test('‘load more’ on a later page loads the page after it', async () => {
  show({ page: 2, nextHref: '/news/all?page=3' });
  await loadMore();
  await waitFor(() => expect(letters()).toEqual(['a', 'b', 'e']));
  expect(requested).toEqual(['/news/all?page=3']);
});

test('focus stays on the button through a failed load and a retry, and goes to the first new card', async () => {
  responses = { 2: [500, { ids: ['c'] }] };
  show();
  await loadMore();
  const retry = await screen.findByRole('button', { name: messages.retry });
  expect(retry).toHaveFocus();
  expect(screen.getByRole('alert')).toBeInTheDocument();
  const respond = holdFetch();
  await userEvent.click(retry);
  expect(retry).toHaveFocus();
  expect(retry).toHaveTextContent(messages.loading);
  expect(screen.queryByRole('alert')).toBeNull();
  respond();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Title c' })).toHaveFocus());
});

test('focus stays where the visitor has moved it while a page loads', async () => {
  show();
  const respond = holdFetch();
  await loadMore();
  const elsewhere = screen.getByRole('link', { name: 'Title a' });
  elsewhere.focus();
  respond();
  await screen.findByRole('link', { name: 'Title c' });
  expect(elsewhere).toHaveFocus();
});

test('focus stays on the content once a link has been followed, whose page is on its way', async () => {
  show();
  render(<main id="content" />);
  const respond = holdFetch();
  await loadMore();
  rememberFollowedLink(document.createElement('a'), false);
  respond();
  await screen.findByRole('link', { name: 'Title c' });
  expect(screen.getByRole('main')).toHaveFocus();
});

test.each([
  ['until the page loads', [500, { ids: ['c'] }], 2, ['a', 'b', 'c']],
  ['three times at most', [500], 4, ['a', 'b']],
] as [string, Page[], number, string[]][])('it retries by itself, %s', async (_until, page, requests, expected) => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  responses = { 2: page };
  show();
  fireEvent.click(screen.getByRole('link', { name: messages.more }));
  await wait(100);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  await wait(850);
  expect(requested).toHaveLength(1);
  await wait(200);
  expect(requested).toHaveLength(2);
  await wait(120_000);
  expect(requested).toHaveLength(requests);
  expect(letters()).toEqual(expected);
  jest.useRealTimers();
});

test('a retry fetches only the page that failed', async () => {
  responses = { 2: [{ ids: ['c'] }], 3: [500, { ids: ['e'] }] };
  show();
  await loadMore();
  await screen.findByRole('link', { name: 'Title c' });
  await loadMore();
  const retry = await screen.findByRole('button', { name: messages.retry });
  // Nothing more has loaded.
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(retry);
  await waitFor(() => expect(letters()).toEqual(['a', 'b', 'c', 'e']));
  expect(requested.map((href) => /page=(\d+)/.exec(href)?.[1])).toEqual(['2', '3', '3']);
});

test('a retry after cards of another build loads the page as a document', async () => {
  responses = { 2: [{ ids: ['c'] }], 3: [{ ids: [], lastPage: 'of another type' as unknown as number }] };
  // The only document that jsdom can load is the same one.
  show({ nextHref: '#all?page=2' });
  await loadMore();
  await screen.findByRole('link', { name: 'Title c' });
  await loadMore();
  await userEvent.click(await screen.findByRole('button', { name: messages.retry }));
  expect(location.hash).toBe('#all?page=3');
});

test('focus goes to the end of the list when the last page has no new cards', async () => {
  responses = { 2: [{ ids: ['b'], lastPage: 2 }] };
  show();
  await loadMore();
  await waitFor(() => expect(screen.getByText(messages.allLoaded)).toHaveFocus());
});

test.each([
  ['after the last card', '', 'Title b'],
  ['apart from the last month', 'coming 2027-01', undefined],
])('while a page loads, as many boxes stand in its place, %s', async (_where, key, before) => {
  const respond = holdFetch();
  const { container } = show({ lastGroup: { key, isOver: false } });
  await loadMore();
  const boxes = () => [...container.querySelectorAll('li[aria-hidden]')];
  await waitFor(() => expect(boxes()).toHaveLength(2));
  expect(boxes()[0]?.previousElementSibling?.textContent).toBe(before);
  respond();
  await screen.findByRole('link', { name: 'Title c' });
  expect(boxes()).toEqual([]);
});

test('on the way back nothing takes the focus, though cards still load', async () => {
  const respond = holdFetch();
  const { list, unmount } = show();
  await loadMore();
  expect(await screen.findByRole('button')).toHaveFocus();
  unmount();
  render(list);
  await screen.findByRole('button');
  expect(document.body).toHaveFocus();
  respond();
  await screen.findByRole('link', { name: 'Title c' });
  expect(document.body).toHaveFocus();
});

test('a list whose first page has changed loads the pages after it again', async () => {
  const { unmount } = show({ nextHref: '/news/all?changed&page=2' });
  await loadMore();
  await waitFor(() => expect(letters()).toEqual(['a', 'b', 'c', 'd']));
  unmount();
  responses = { 2: [{ ids: ['b', 'c', 'd'] }] };
  show({ nextHref: '/news/all?changed&page=2', shownIds: ['new', 'a'] });
  await waitFor(() => expect(letters()).toEqual(['new', 'a', 'b', 'c', 'd']));
});
