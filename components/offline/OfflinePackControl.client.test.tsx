import { render, screen, waitFor } from '@testing-library/react';
import { OfflinePackControl } from '@/components/offline/OfflinePackControl.client';
import { MESSAGES } from '@/lib/i18n/messages';

jest.mock('@/components/offline/OfflinePackPanel.client', () => {
  throw new Error('Failed to fetch');
});

beforeEach(() => {
  Object.defineProperty(window.navigator, 'serviceWorker', { configurable: true, value: {} });
});

/** Calls the intersection observer. */
let intersect: () => void;

class Observer {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    intersect = () => callback([{ isIntersecting: true }]);
  }
  observe(): void {}
  disconnect(): void {}
}

test('a section whose controls cannot be loaded is hidden', async () => {
  window.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
  render(
    <section aria-label="Kotor offline">
      <OfflinePackControl language="en" messages={MESSAGES.en.OfflinePack} listHref={null} />
    </section>,
  );
  expect(screen.getByRole('region')).toBeVisible();
  intersect();
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});
