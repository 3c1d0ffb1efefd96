import { act, screen } from '@testing-library/react';
import { show } from '@/components/trip/myTrip.testUtils';
import { MESSAGES } from '@/lib/i18n/messages';

const messages = MESSAGES.en.TripPage.myTrip;

const mockLoad = jest.fn();
jest.mock('@/components/trip/TripEditor.client', () => {
  mockLoad();
  throw new Error('offline');
});

test('the script that shows a trip is loaded for an empty one only once a service worker caches it', async () => {
  const worker = new EventTarget();
  Object.defineProperty(window.navigator, 'serviceWorker', { configurable: true, value: worker });
  await show('');
  expect(mockLoad).not.toHaveBeenCalled();
  await act(async () => worker.dispatchEvent(new Event('controllerchange')));
  expect(mockLoad).toHaveBeenCalled();
  Reflect.deleteProperty(window.navigator, 'serviceWorker');
  expect(screen.getByText('Nothing saved yet')).toBeInTheDocument();
});

test('the script that shows a trip may fail to load: a message says so and offers a retry', async () => {
  global.fetch = jest.fn().mockRejectedValue(new Error('offline'));
  await show('perast');
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.failed);
  expect(screen.queryByText('Nothing saved yet')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: messages.retry })).toBeVisible();
});
