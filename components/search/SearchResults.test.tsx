import { render, screen, within } from '@testing-library/react';
import { SearchResults } from '@/components/search/SearchResults';
import { searchMessages } from '@/lib/search/searchMessages';

const messages = searchMessages('sr');

test('a result has its kind, link and matches, and the language of texts that are not in the page’s', () => {
  const entry = {
    href: '/dogadjaji/fasinada?id=fasinada',
    kind: 'event' as const,
    detail: '22.07.2026',
    title: { text: 'Boats of stones', language: 'en' as const },
    summary: { text: 'Boats row out with stones.', language: 'en' as const },
  };
  render(<SearchResults results={[{ entry, marks: { title: [[0, 5]], summary: [[0, 5]] } }]} kinds={messages.kinds} />);
  const item = screen.getByRole('listitem');
  const link = within(item).getByRole('link', { name: 'Boats of stones' });
  expect(link).toHaveAttribute('href', entry.href);
  expect(link).toHaveAttribute('lang', 'en');
  expect(item).toHaveTextContent('Događaj · 22.07.2026');
  expect([...item.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Boats', 'Boats']);
});
