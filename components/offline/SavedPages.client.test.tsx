import { fireEvent, render, screen } from '@testing-library/react';
import { SavedPages } from '@/components/offline/SavedPages.client';
import { DAY_MS } from '@/lib/i18n/day';
import { MESSAGES } from '@/lib/i18n/messages';
import { PACK_CHANGED } from '@/lib/offline/pack/packStore';

const words = MESSAGES.en.OfflinePage;

const page = (title: string, savedAt: Date) => ({
  headers: new Headers({ 'X-Saved-At': savedAt.toISOString(), 'X-Saved-Title': title }),
});

function save(saved: Record<string, ReturnType<typeof page>>): void {
  const cache = {
    keys: async () => Object.keys(saved).map((path) => ({ url: `https://kotor.example${path}` })),
    match: async ({ url }: { url: string }) => saved[url.slice(21)],
  };
  Object.assign(window, { caches: { keys: async () => ['kotor-pages:b1:en'], open: async () => cache } });
}

test('lists pages as long as they open, and again after the pack has changed', async () => {
  const saved: Record<string, ReturnType<typeof page>> = {
    '/news?lang=en': page('News', new Date()),
    '/events': page('Events', new Date(Date.now() - 31 * DAY_MS)),
  };
  save(saved);
  render(<SavedPages language="en" words={words} />);
  expect(await screen.findByRole('link', { name: 'News' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Events' })).toBeNull();
  saved['/tax'] = page('Tax', new Date());
  fireEvent(window, new Event(PACK_CHANGED));
  expect(await screen.findByRole('link', { name: 'Tax' })).toBeInTheDocument();
});

test('lists each shared trip, and of a filtered list the latest', async () => {
  save({
    '/my-trip?items=perast': page('A shared trip', new Date(Date.now() - DAY_MS)),
    '/my-trip?items=fasinada': page('A shared trip', new Date()),
    '/events?when=month': page('Events', new Date(Date.now() - DAY_MS)),
    '/events?when=week': page('Events', new Date()),
  });
  render(<SavedPages language="en" words={words} />);
  expect(await screen.findByRole('link', { name: 'Events' })).toHaveAttribute('href', '/events?when=week');
  const trips = screen.getAllByRole('link', { name: 'A shared trip' }).map((link) => link.getAttribute('href'));
  expect(trips).toEqual(['/my-trip?items=fasinada', '/my-trip?items=perast']);
});

test('where the browser denies storage, the list says that it is empty', async () => {
  const keys = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  Object.defineProperty(window, 'caches', { value: { keys } });
  render(<SavedPages language="en" words={words} />);
  expect(await screen.findByText(words.nothing)).toBeInTheDocument();
});
