import { render, screen } from '@testing-library/react';
import { SavedPages } from '@/components/offline/SavedPages.client';
import { MESSAGES } from '@/lib/i18n/messages';

const words = MESSAGES.en.OfflinePage;

test('where the browser denies storage, the list says that it is empty', async () => {
  const keys = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  Object.defineProperty(window, 'caches', { value: { keys } });
  render(<SavedPages language="en" words={words} />);
  expect(await screen.findByText(words.nothing)).toBeInTheDocument();
});
