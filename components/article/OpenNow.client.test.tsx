import { act, fireEvent, render, screen } from '@testing-library/react';
import { OpenNow } from '@/components/article/OpenNow.client';
import type { OpeningHours } from '@/lib/openingHours';

const hours: OpeningHours = { weekly: [{ days: ['tue'], times: ['09:00-17:00'] }] };
const messages = { open: 'Open now', closed: 'Closed now' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('it follows the time in Kotor', () => {
  jest.setSystemTime(new Date('2026-11-24T15:59:30Z'));
  render(<OpenNow hours={hours} messages={messages} />);
  expect(screen.getByText('Open now')).toBeVisible();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('Closed now')).toBeVisible();
});

test('it is up to date at once when the page is shown again', () => {
  jest.setSystemTime(new Date('2026-11-24T15:30:00Z'));
  render(<OpenNow hours={hours} messages={messages} />);
  jest.setSystemTime(new Date('2026-11-25T08:00:00Z'));
  fireEvent(document, new Event('visibilitychange'));
  expect(screen.getByText('Closed now')).toBeVisible();
});
