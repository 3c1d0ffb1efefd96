import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchLink } from '@/components/search/SearchLink.client';
import type { Language } from '@/lib/i18n/language';
import type { ClientIndex } from '@/lib/search/clientIndex';
import type { SearchEntry } from '@/lib/search/searchEntry';
import type { SearchResponse } from '@/lib/search/searchResponse';

jest.mock('next/navigation', () => ({ useRouter: () => ROUTER }));

const ROUTER = { push: jest.fn(), prefetch: jest.fn() };

const entry = (title: string, href: string): SearchEntry => ({
  href,
  kind: 'guide',
  detail: 'Old town',
  title: { text: title },
  summary: { text: `All about the ${title.toLowerCase()}.` },
  names: '',
  keywords: '',
});

const MANY = Array.from({ length: 12 }, (_, number) => entry(`Tower ${number + 1}`, `#tower-${number}`));

const INDEX: ClientIndex = {
  entries: [entry('Sea Gate', '#sea-gate'), entry('River Gate', '#river-gate'), ...MANY],
  isComplete: true,
  words: {
    label: 'What are you looking for?',
    placeholder: 'Perast…',
    none: 'Nothing found.',
    incomplete: 'Only the visitor pages.',
    popular: 'Often looked for',
    all: 'All results',
    kinds: { guide: 'Guide', news: 'News', event: 'Event', page: 'Good to know' },
    counts: Array.from({ length: 31 }, (_, count) => `${count} results`),
    first: 'The first 30 results',
  },
  popular: [{ href: '#taxis', title: 'Taxis' }],
};

const fetchMock = jest.fn<Promise<Response>, [string]>();

/** jsdom has no workers: the script runs in the page, unless it is broken. */
class WorkerStub {
  static isBroken = false;
  static latest: WorkerStub | undefined;
  onmessage?: (event: { data: unknown }) => void;
  onerror?: () => void;

  constructor() {
    WorkerStub.latest = this;
    require('@/components/search/searchWorker');
  }

  postMessage(data: unknown): void {
    if (WorkerStub.isBroken) setTimeout(() => this.onerror?.());
    else self.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => {
  fetchMock.mockImplementation(async () => respond(INDEX));
  global.fetch = fetchMock as typeof fetch;
  global.Worker = WorkerStub as unknown as typeof Worker;
  WorkerStub.isBroken = false;
  jest.spyOn(self, 'postMessage').mockImplementation((data: unknown) => WorkerStub.latest?.onmessage?.({ data }));
});

const respond = (body: unknown): Response => ({ ok: true, json: async () => body }) as Response;

/** The client is cached by language: a test that needs another index uses another language. */
const show = (language: string = 'en') =>
  render(
    <>
      <SearchLink language={language as Language} href="/search" label="Search" closeLabel="Close search">
        <svg aria-hidden="true" />
      </SearchLink>
      <input aria-label="Other field" />
    </>,
  );

const dialog = () => screen.queryByRole('dialog', { name: 'Search' });
const field = () => screen.findByRole('searchbox', { name: INDEX.words.label });
const titles = () =>
  screen
    .queryAllByRole('listitem')
    .map((item) => within(item).getByRole('link').textContent)
    .filter((title) => title !== 'Taxis');

test('the link leads to the search page, and nothing is fetched before the click', () => {
  show();
  expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
  expect(dialog()).toBeNull();
  expect(fetchMock).not.toHaveBeenCalled();
});

test('a click opens the dialog with the popular pages', async () => {
  show();
  await userEvent.click(screen.getByRole('link', { name: 'Search' }));
  expect(await field()).toHaveAttribute('name', 'q');
  expect(fetchMock).toHaveBeenCalledWith('/search-index/v1/en.json', expect.anything());
  expect(screen.getByRole('link', { name: 'Taxis' })).toHaveAttribute('href', '#taxis');
});

test('the key / opens the dialog, but not while another field is focused', async () => {
  show();
  await userEvent.type(screen.getByRole('textbox', { name: 'Other field' }), '/');
  expect(dialog()).toBeNull();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('{Control>}/{/Control}');
  expect(dialog()).toBeNull();
  await userEvent.keyboard('/');
  await waitFor(() => expect(dialog()).not.toBeNull());
});

async function search(words: string) {
  show();
  await userEvent.click(screen.getByRole('link', { name: 'Search' }));
  await userEvent.type(await field(), words);
}

test('results appear while typing, with their number in the status, and are marked', async () => {
  await search('gat');
  await waitFor(() => expect(titles().sort()).toEqual(['River Gate', 'Sea Gate']));
  expect(screen.getByRole('status')).toHaveTextContent('2 results');
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'Gate',
    'gate',
    'Gate',
    'gate',
  ]);
});

test('further results are on the search page', async () => {
  await search('tower');
  await waitFor(() => expect(titles()).toHaveLength(8));
  expect(screen.getByRole('status')).toHaveTextContent('12 results');
  expect(screen.getByRole('link', { name: 'All results' })).toHaveAttribute('href', '/search?q=tower');
});

test('without results the status says so, and the popular pages stay', async () => {
  await search('qqqq');
  expect(await screen.findByText('Nothing found.')).toHaveRole('status');
  expect(screen.getByRole('link', { name: 'Taxis' })).toBeInTheDocument();
});

test('arrow keys move through the results and back to the field', async () => {
  await search('gate');
  await waitFor(() => expect(titles()).toHaveLength(2));
  const [first, second] = screen.getAllByRole('listitem').map((item) => within(item).getByRole('link'));
  await userEvent.keyboard('{ArrowDown}');
  expect(first).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(second).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(await field()).toHaveFocus();
});

test('Escape, a link and the button close the dialog', async () => {
  await search('gate');
  await userEvent.keyboard('{Escape}');
  expect(dialog()).toBeNull();

  const link = screen.getByRole('link', { name: 'Search' });
  await userEvent.click(link);
  await userEvent.click(await screen.findByRole('link', { name: 'Taxis' }));
  expect(dialog()).toBeNull();

  await userEvent.click(link);
  await userEvent.click(await screen.findByRole('button', { name: 'Close search' }));
  expect(dialog()).toBeNull();
});

test('on a large site each query goes to the server, debounced', async () => {
  const response: SearchResponse = {
    results: [{ entry: entry('Sea Gate', '#sea-gate'), marks: { title: [[0, 3]], summary: [] } }],
    count: 1,
    hasMore: false,
  };
  fetchMock.mockImplementation(async (address) =>
    respond(address.includes('?') ? response : { ...INDEX, entries: null }),
  );
  show('large');
  await userEvent.click(screen.getByRole('link', { name: 'Search' }));
  await userEvent.type(await field(), 'sea');
  await waitFor(() => expect(titles()).toEqual(['Sea Gate']));
  const queries = fetchMock.mock.calls.map(([address]) => address).filter((address) => address.includes('?'));
  expect(queries).toEqual(['/search-index/v1/large.json?q=sea']);
});

test('an incomplete index says so, and is loaded again the next time', async () => {
  fetchMock.mockImplementation(async () => respond({ ...INDEX, isComplete: false }));
  show('sr');
  const link = screen.getByRole('link', { name: 'Search' });
  await userEvent.click(link);
  expect(await screen.findByText('Only the visitor pages.')).toBeInTheDocument();
  await userEvent.type(await field(), '{Escape}');
  fetchMock.mockImplementation(async () => respond(INDEX));
  await userEvent.click(link);
  await field();
  await waitFor(() => expect(screen.queryByText('Only the visitor pages.')).toBeNull());
});

test('without an index the form still leads to the search page', async () => {
  fetchMock.mockImplementation(async () => ({ ok: false, status: 503 }) as Response);
  show('none');
  await userEvent.click(screen.getByRole('link', { name: 'Search' }));
  const alone = await screen.findByRole('searchbox', { name: 'Search' });
  expect(alone.closest('form')).toHaveAttribute('action', '/search');
  await userEvent.type(alone, 'gate');
  expect(screen.queryByRole('status')).toBeNull();
});

// The last test: the worker stays broken for the life of a page.
test('without a worker queries go to the server', async () => {
  WorkerStub.isBroken = true;
  const response: SearchResponse = {
    results: [{ entry: entry('Sea Gate', '#sea-gate'), marks: { title: [], summary: [] } }],
    count: 1,
    hasMore: false,
  };
  fetchMock.mockImplementation(async (address) => respond(address.includes('?') ? response : INDEX));
  show('broken');
  await userEvent.click(screen.getByRole('link', { name: 'Search' }));
  await userEvent.type(await field(), 'sea');
  await waitFor(() => expect(titles()).toEqual(['Sea Gate']));
});
