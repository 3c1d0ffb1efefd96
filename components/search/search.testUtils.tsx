import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchLink } from '@/components/search/SearchLink.client';
import type { Language } from '@/lib/i18n/language';
import type { ClientIndex } from '@/lib/search/clientIndex';
import type { SearchEntry } from '@/lib/search/searchEntry';
import type { SearchResponse } from '@/lib/search/searchResponse';

export const entry = (title: string, href: string): SearchEntry => ({
  href,
  kind: 'guide',
  detail: 'Old town',
  title: { text: title },
  summary: { text: `All about the ${title.toLowerCase()}.` },
  names: '',
  keywords: '',
});

const MANY = Array.from({ length: 12 }, (_, number) => entry(`Tower ${number + 1}`, `#tower-${number}`));

export const INDEX: ClientIndex = {
  entries: [entry('Sea Gate', '#sea-gate'), entry('River Gate', '#river-gate'), ...MANY],
  isComplete: true,
  words: {
    none: 'Nothing found.',
    approximate: 'No exact match.',
    incomplete: 'Only the visitor pages.',
    popular: 'Often looked for',
    all: 'All results',
    inTitles: { none: 'No title matches.', approximate: 'No title matches exactly.', further: 'Search the texts' },
    kinds: { guide: 'Guide', news: 'News', event: 'Event', page: 'Good to know' },
    counts: Array.from({ length: 31 }, (_, count) => `${count} results`),
    first: 'The first 30 results',
  },
  popular: [{ href: '#taxis', title: 'Taxis' }],
};

export const fetchMock = jest.fn<Promise<Response>, [string]>();

/** jsdom has no workers: the script runs in the page, unless it is broken or stalls. */
export class WorkerStub {
  static isBroken = false;
  static isStalled = false;
  static latest: WorkerStub | undefined;
  onmessage?: (event: { data: unknown }) => void;
  onerror?: () => void;

  constructor() {
    WorkerStub.latest = this;
    require('@/components/search/searchWorker');
  }

  postMessage(data: unknown): void {
    if (WorkerStub.isStalled) return;
    if (WorkerStub.isBroken) setTimeout(() => this.onerror?.());
    else self.dispatchEvent(new MessageEvent('message', { data }));
  }
}

/** Replaces `fetch` and the worker; call in `beforeEach`. */
export function mockSearch(): void {
  fetchMock.mockImplementation(async () => respond(INDEX));
  global.fetch = fetchMock as typeof fetch;
  global.Worker = WorkerStub as unknown as typeof Worker;
  WorkerStub.isBroken = false;
  WorkerStub.isStalled = false;
  jest.spyOn(self, 'postMessage').mockImplementation((data: unknown) => WorkerStub.latest?.onmessage?.({ data }));
}

export const respond = (body: unknown): Response => ({ ok: true, json: async () => body }) as Response;

/** The client is cached by language: a test that needs another index uses another language. */
export const show = (language: string = 'en') =>
  render(
    <SearchLink language={language as Language} href="/search" label="Search">
      <svg aria-hidden="true" />
    </SearchLink>,
  );

export const dialog = () => screen.queryByRole('dialog', { name: 'Search' });
export const field = () => screen.findByRole('searchbox');
export const titles = () =>
  screen
    .queryAllByRole('listitem')
    .map((item) => within(item).getByRole('link').textContent)
    .filter((title) => title !== 'Taxis');

/** Answers queries with one result, and the index with the given one. */
export const mockServer = (index: ClientIndex | { entries: null }): void => {
  const response: SearchResponse = {
    results: [{ entry: entry('Sea Gate', '#sea-gate'), marks: { title: [[0, 3]], summary: [] } }],
    hasMore: false,
    isApproximate: false,
  };
  fetchMock.mockImplementation(async (url) => respond(url.includes('?') ? response : index));
};

export async function openSearch(language?: string): Promise<void> {
  show(language);
  await userEvent.click(screen.getByRole('link', { name: 'Search' }));
}

export async function search(query: string, language?: string): Promise<void> {
  await openSearch(language);
  await userEvent.type(await field(), query);
}
