/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Questions } from '@/components/home/Questions';
import { PopularPages } from '@/components/search/PopularPages';
import { SearchResults } from '@/components/search/SearchResults';
import { searchMessages } from '@/lib/search/searchMessages';

const followed = jest.fn();

jest.mock('next/link', () => ({
  __esModule: true,
  useLinkStatus: () => ({ pending: false }),
  default: ({ href, children }: { href: string; children: ReactNode }) => (
    <a href={href} onClick={() => followed(href)}>
      {children}
    </a>
  ),
}));

const more = (href: string) => ({ href, title: 'Taxis' });
const { kinds } = searchMessages('en');
const text = { text: 'Taxis' };

test.each([
  [
    'a question',
    (href: string) => <Questions title="" questions={[{ id: 'a', question: '', answer: '', more: more(href) }]} />,
  ],
  ['popular pages', (href: string) => <PopularPages title="" pages={[more(href)]} />],
  [
    'search results',
    (href: string) => (
      <SearchResults
        kinds={kinds}
        results={[
          {
            entry: { href, kind: 'page', detail: null, title: text, summary: null },
            marks: { title: [], summary: [] },
          },
        ]}
      />
    ),
  ],
])('the browser follows a link of %s to a section, the router one to a page', (_place, links) => {
  const { rerender } = render(links('/practical'));
  fireEvent.click(screen.getByText('Taxis'));
  rerender(links('/practical#taxi'));
  fireEvent.click(screen.getByText('Taxis'));
  expect(followed.mock.calls).toEqual([['/practical']]);
});
