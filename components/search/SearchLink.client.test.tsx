import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchLink } from '@/components/search/SearchLink.client';
import type { SearchEntry } from '@/lib/content/search/entry';
import type { Found } from '@/lib/content/search/search';
import type { SearchIndex } from '@/lib/content/search/searchIndex';
import type { Language } from '@/lib/language';

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

const INDEX: SearchIndex = {
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

const ask = jest.fn<Promise<Response>, [string]>();

/** jsdom has no threads: what finds beside the page finds in it, unless it cannot be had. */
class WorkerHere {
  static isOff = false;
  static latest: WorkerHere | undefined;
  onmessage?: (event: { data: unknown }) => void;
  onerror?: () => void;

  constructor() {
    WorkerHere.latest = this;
    require('@/components/search/searchWorker');
  }

  postMessage(data: unknown): void {
    if (WorkerHere.isOff) setTimeout(() => this.onerror?.());
    else self.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => {
  ask.mockImplementation(async () => answer(INDEX));
  global.fetch = ask as typeof fetch;
  global.Worker = WorkerHere as unknown as typeof Worker;
  WorkerHere.isOff = false;
  jest.spyOn(self, 'postMessage').mockImplementation((data: unknown) => WorkerHere.latest?.onmessage?.({ data }));
});

const answer = (body: unknown): Response => ({ ok: true, json: async () => body }) as Response;

/** The index is fetched once for a language: each test that needs its own has a language of its own. */
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

test('the link leads to the search page, and nothing is fetched before it is used', () => {
  show();
  expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
  expect(dialog()).toBeNull();
  expect(ask).not.toHaveBeenCalled();
});

test('a click opens the search over the page, with the popular pages', async () => {
  show();
  await userEvent.click(screen.getByRole('link', { name: 'Search' }));
  expect(await field()).toHaveAttribute('name', 'q');
  expect(ask).toHaveBeenCalledWith('/search-index/v1/en.json', expect.anything());
  expect(screen.getByRole('link', { name: 'Taxis' })).toHaveAttribute('href', '#taxis');
});

test('the key / opens it, but not while something else is typed', async () => {
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

test('results come while typing, are counted aloud, and are marked', async () => {
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

test('more than the dialog shows stands on the search page', async () => {
  await search('tower');
  await waitFor(() => expect(titles()).toHaveLength(8));
  expect(screen.getByRole('status')).toHaveTextContent('12 results');
  expect(screen.getByRole('link', { name: 'All results' })).toHaveAttribute('href', '/search?q=tower');
});

test('nothing found says so and leads on', async () => {
  await search('qqqq');
  expect(await screen.findByText('Nothing found.')).toHaveRole('status');
  expect(screen.getByRole('link', { name: 'Taxis' })).toBeInTheDocument();
});

test('arrows go through the results and back to the field', async () => {
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

test('Escape closes it, whatever was typed, and so do a result and the button', async () => {
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

test('a large site is asked for each query, when typing rests', async () => {
  const found: Found = {
    results: [{ entry: entry('Sea Gate', '#sea-gate'), marks: { title: [[0, 3]], summary: [] } }],
    count: 1,
    hasMore: false,
  };
  ask.mockImplementation(async (address) => answer(address.includes('?') ? found : { ...INDEX, entries: null }));
  show('large');
  await userEvent.click(screen.getByRole('link', { name: 'Search' }));
  await userEvent.type(await field(), 'sea');
  await waitFor(() => expect(titles()).toEqual(['Sea Gate']));
  const queries = ask.mock.calls.map(([address]) => address).filter((address) => address.includes('?'));
  expect(queries).toEqual(['/search-index/v1/large.json?q=sea']);
});

test('where what finds beside the page cannot be had, the server is asked', async () => {
  WorkerHere.isOff = true;
  const found: Found = {
    results: [{ entry: entry('Sea Gate', '#sea-gate'), marks: { title: [], summary: [] } }],
    count: 1,
    hasMore: false,
  };
  ask.mockImplementation(async (address) => answer(address.includes('?') ? found : INDEX));
  show('broken');
  await userEvent.click(screen.getByRole('link', { name: 'Search' }));
  await userEvent.type(await field(), 'sea');
  await waitFor(() => expect(titles()).toEqual(['Sea Gate']));
});

test('without the provider’s content it says what can be searched, and asks again the next time', async () => {
  ask.mockImplementation(async () => answer({ ...INDEX, isComplete: false }));
  show('sr');
  const link = screen.getByRole('link', { name: 'Search' });
  await userEvent.click(link);
  expect(await screen.findByText('Only the visitor pages.')).toBeInTheDocument();
  await userEvent.type(await field(), '{Escape}');
  ask.mockImplementation(async () => answer(INDEX));
  await userEvent.click(link);
  await field();
  await waitFor(() => expect(screen.queryByText('Only the visitor pages.')).toBeNull());
});

test('without an index the field still leads to the search page', async () => {
  ask.mockImplementation(async () => ({ ok: false, status: 503 }) as Response);
  show('none');
  await userEvent.click(screen.getByRole('link', { name: 'Search' }));
  const alone = await screen.findByRole('searchbox', { name: 'Search' });
  expect(alone.closest('form')).toHaveAttribute('action', '/search');
  await userEvent.type(alone, 'gate');
  expect(screen.queryByRole('status')).toBeNull();
});
