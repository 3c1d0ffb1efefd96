import { act, render, screen } from '@testing-library/react';
import { StalePageNote } from '@/components/ui/page/StalePageNote.client';
import { StalePageWatch } from '@/components/ui/page/StalePageWatch.client';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const TEXT = 'As of 01.05.2026';
const HOUR_MS = 3_600_000;

test('a fresh page has no note', async () => {
  const { container } = render(<StalePageWatch renderedAt={Date.now() - 23 * HOUR_MS} text={TEXT} />);
  await act(async () => void (await import('@/components/ui/page/StalePageNote.client')));
  expect(container).toBeEmptyDOMElement();
});

test('a page older than a day loads the note, which is removed with a fresh page', async () => {
  const { container, rerender } = render(<StalePageWatch renderedAt={Date.now() - 25 * HOUR_MS} text={TEXT} />);
  expect(await screen.findByRole('status')).toBeInTheDocument();
  rerender(<StalePageWatch renderedAt={Date.now()} text={TEXT} />);
  expect(container).toBeEmptyDOMElement();
});

test('the note refreshes the page first, and appears if it is still stale', () => {
  jest.useFakeTimers();
  render(<StalePageNote text={TEXT} />);
  act(() => void jest.advanceTimersByTime(3_000));
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => void jest.advanceTimersByTime(10_000));
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent(TEXT);
  jest.useRealTimers();
});
