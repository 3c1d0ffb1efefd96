import { fireEvent, render, screen, within } from '@testing-library/react';
import { SavedPages } from '@/components/offline/SavedPages.client';
import { DAY_MS } from '@/lib/i18n/day';
import { MESSAGES } from '@/lib/i18n/messages';
import { PACK_CHANGED } from '@/lib/offline/pack/packStore';

const messages = MESSAGES.en.OfflinePage;

const page = (title: string, savedAt: Date) => ({
  headers: new Headers({ 'X-Saved-At': savedAt.toISOString(), 'X-Saved-Title': title }),
});

const pathOf = (key: string | { url: string }): string => (typeof key === 'string' ? key : key.url.slice(21));

function save(saved: Record<string, object>, cacheName = 'kotor-pages:b1:en'): void {
  const cache = {
    keys: async () => Object.keys(saved).map((path) => ({ url: `https://kotor.example${path}` })),
    match: async (key: string | { url: string }) => saved[pathOf(key)],
  };
  Object.assign(window, { caches: { keys: async () => [cacheName], open: async () => cache } });
}

/** The lists take 100 pixels once they are there. */
const measured = () => ({ bottom: screen.queryByRole('list') ? 100 : 0 }) as DOMRect;

test('a pack that is saved does not move with the lists above it', async () => {
  const saved: Record<string, ReturnType<typeof page>> = {};
  save(saved);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(measured);
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation();
  render(<SavedPages language="en" messages={messages} />);
  await screen.findByText(messages.nothing);
  saved['/tax'] = page('Tax', new Date());
  fireEvent(window, new Event(PACK_CHANGED));
  expect(await screen.findByRole('link', { name: 'Tax' })).toBeInTheDocument();
  expect(scrollBy).toHaveBeenCalledWith({ top: 100, behavior: 'instant' });
});

test('lists pages as long as they open, and again after the pack has changed', async () => {
  jest.spyOn(window, 'scrollBy').mockImplementation();
  const saved: Record<string, ReturnType<typeof page>> = {
    '/news?lang=en': page('News', new Date()),
    '/events': page('Events', new Date(Date.now() - 31 * DAY_MS)),
  };
  save(saved);
  render(<SavedPages language="en" messages={messages} />);
  expect(await screen.findByRole('link', { name: 'News' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Events' })).toBeNull();
  saved['/tax'] = page('Tax', new Date());
  fireEvent(window, new Event(PACK_CHANGED));
  expect(await screen.findByRole('link', { name: 'Tax' })).toBeInTheDocument();
});

test('lists each shared trip, of a filtered list the latest, and not itself', async () => {
  save({
    '/offline?lang=en': page('Saved pages', new Date()),
    '/my-trip?items=perast': page('A shared trip', new Date(Date.now() - DAY_MS)),
    '/my-trip?items=fasinada': page('A shared trip', new Date()),
    '/events?when=month': page('Events', new Date(Date.now() - DAY_MS)),
    '/events?when=week': page('Events', new Date()),
  });
  render(<SavedPages language="en" messages={messages} />);
  expect(await screen.findByRole('link', { name: 'Events' })).toHaveAttribute('href', '/events?when=week');
  const trips = screen.getAllByRole('link', { name: 'A shared trip' }).map((link) => link.getAttribute('href'));
  expect(trips).toEqual(['/my-trip?items=fasinada', '/my-trip?items=perast']);
  expect(screen.queryByRole('link', { name: 'Saved pages' })).toBeNull();
});

test('the pages of a pack have the order of its contents, whichever were renewed since', async () => {
  const hrefs = ['/tax', '/city-card', '/see-and-do'];
  const items = hrefs.map((href) => ({ kind: 'page', href, bytes: 1, version: 'b1' }));
  const manifest = { json: async () => ({ build: 'b1', language: 'en', items }), headers: new Headers() };
  const contents = {
    '/offline/pack?lang=en': manifest,
    '/see-and-do': page('Guide', new Date(Date.now() - DAY_MS)),
    '/city-card': page('City pass', new Date(Date.now() - DAY_MS - 1)),
    '/tax': page('Tax', new Date()),
  };
  save(contents, 'kotor-pack:b1:en');
  render(<SavedPages language="en" messages={messages} />);
  const list = within(await screen.findByRole('region', { name: messages.pack }));
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(hrefs);
});

test('where the browser denies storage, the list says that it is empty', async () => {
  const keys = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  Object.defineProperty(window, 'caches', { value: { keys } });
  render(<SavedPages language="en" messages={messages} />);
  expect(await screen.findByText(messages.nothing)).toBeInTheDocument();
});
