import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SearchForm } from '@/components/search/SearchForm';
import { SearchResults } from '@/components/search/SearchResults';
import { searchWords } from '@/lib/search/searchWords';

const words = searchWords('sr');

test('the form is a plain GET form with the query in its field', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <SearchForm href="/pretraga" query="„More“" words={words} submit="Traži" />,
  );
  const field = screen.getByRole('searchbox', { name: words.label });
  expect(field).toHaveValue('„More“');
  expect(field.closest('form')).toHaveAttribute('action', '/pretraga');
  expect(screen.getByRole('button', { name: 'Traži' })).toHaveAttribute('type', 'submit');
});

test('a result has its kind, link and matches, and the language of texts that are not in the page’s', () => {
  const entry = {
    href: '/dogadjaji/fasinada?id=fasinada',
    kind: 'event' as const,
    detail: '22.07.2026',
    title: { text: 'Boats of stones', language: 'en' as const },
    summary: { text: 'Boats row out with stones.', language: 'en' as const },
  };
  render(<SearchResults results={[{ entry, marks: { title: [[0, 5]], summary: [[0, 5]] } }]} kinds={words.kinds} />);
  const item = screen.getByRole('listitem');
  const link = within(item).getByRole('link', { name: 'Boats of stones' });
  expect(link).toHaveAttribute('href', entry.href);
  expect(link).toHaveAttribute('lang', 'en');
  expect(item).toHaveTextContent('Događaj · 22.07.2026');
  expect([...item.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Boats', 'Boats']);
});
