import { render, screen, waitFor } from '@testing-library/react';
import { OfflinePackControl } from '@/components/offline/OfflinePackControl.client';
import { fakeIntersection } from '@/components/ui/browser/intersection.testUtils';
import { MESSAGES } from '@/lib/i18n/messages';

jest.mock('@/components/offline/OfflinePackPanel.client', () => {
  throw new Error('Failed to fetch');
});

beforeEach(() => {
  Object.defineProperty(window.navigator, 'serviceWorker', { configurable: true, value: {} });
});

const intersect = fakeIntersection();

test('a section whose controls cannot be loaded is hidden', async () => {
  render(
    <section aria-label="Kotor offline">
      <OfflinePackControl language="en" messages={MESSAGES.en.OfflinePack} listHref={null} />
    </section>,
  );
  expect(screen.getByRole('region')).toBeVisible();
  intersect(true);
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});
