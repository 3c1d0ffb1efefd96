import { fireEvent, render, screen } from '@testing-library/react';
import { SavedPages } from '@/components/offline/SavedPages.client';
import { DAY_MS } from '@/lib/i18n/day';
import { MESSAGES } from '@/lib/i18n/messages';
import { PACK_CHANGED } from '@/lib/offline/pack/packStore';

const words = MESSAGES.en.OfflinePage;

const page = (title: string, savedAt: Date) => ({
  headers: new Headers({ 'X-Saved-At': savedAt.toISOString(), 'X-Saved-Title': title }),
});

test('lists pages as long as they open, and again after the pack has changed', async () => {
  const saved: Record<string, ReturnType<typeof page>> = {
    '/news?lang=en': page('News', new Date()),
    '/events': page('Events', new Date(Date.now() - 31 * DAY_MS)),
  };
  const cache = {
    keys: async () => Object.keys(saved).map((path) => ({ url: `https://kotor.example${path}` })),
    match: async ({ url }: { url: string }) => saved[url.slice(21)],
  };
  Object.assign(window, { caches: { keys: async () => ['kotor-pages:b1:en'], open: async () => cache } });
  render(<SavedPages language="en" words={words} />);
  expect(await screen.findByRole('link', { name: 'News' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Events' })).toBeNull();
  saved['/tax'] = page('Tax', new Date());
  fireEvent(window, new Event(PACK_CHANGED));
  expect(await screen.findByRole('link', { name: 'Tax' })).toBeInTheDocument();
});

test('where the browser denies storage, the list says that it is empty', async () => {
  const keys = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  Object.defineProperty(window, 'caches', { value: { keys } });
  render(<SavedPages language="en" words={words} />);
  expect(await screen.findByText(words.nothing)).toBeInTheDocument();
});
