import { act, fireEvent, render, screen } from '@testing-library/react';
import { StalePageNote } from '@/components/ui/page/StalePageNote.client';
import { StalePageWatch } from '@/components/ui/page/StalePageWatch.client';
import { SAVED_COPY_ID } from '@/lib/offline/savedCopy';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const TEXT = 'As of 01.05.2026';
const HOUR_MS = 3_600_000;
const YESTERDAY = Date.now() - 25 * HOUR_MS;

/** A response of the server, with its time. */
const respond = (status: number, time = Date.now()) =>
  ({ ok: status === 200, headers: new Headers({ Date: new Date(time).toUTCString() }) }) as Response;

beforeEach(() => {
  window.fetch = async () => respond(200);
});

const watch = (age: number, untilDayEnd: number) => (
  <StalePageWatch renderedAt={Date.now() - age} dayEnd={Date.now() + untilDayEnd} text={TEXT} />
);

/** Lets the watch load the note, if it does. */
const loadNote = () => act(async () => void (await import('@/components/ui/page/StalePageNote.client')));

test('a page of today is left as it is', async () => {
  const { container } = render(watch(23 * HOUR_MS, HOUR_MS));
  await loadNote();
  expect(container).toBeEmptyDOMElement();
});

test('a page of an earlier day loads the note, which is removed with a page of today', async () => {
  const { container, rerender } = render(watch(HOUR_MS, -HOUR_MS));
  expect(await screen.findByRole('status')).toBeInTheDocument();
  rerender(watch(0, 23 * HOUR_MS));
  expect(container).toBeEmptyDOMElement();
});

test.each([
  ['from another tab', () => fireEvent(document, new Event('visibilitychange'))],
  ['by Back', () => fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))],
  ['to a connection', () => fireEvent(window, new Event('online'))],
])('a page that was left open overnight loads the note when the visitor comes back %s', async (_way, comeBack) => {
  const { container } = render(watch(HOUR_MS, HOUR_MS));
  comeBack();
  await loadNote();
  expect(container).toBeEmptyDOMElement();
  const morning = Date.now() + 9 * HOUR_MS;
  jest.spyOn(Date, 'now').mockReturnValue(morning);
  comeBack();
  expect(await screen.findByRole('status')).toBeInTheDocument();
});

test('a page that is not seen loads no note', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { container } = render(watch(HOUR_MS, -HOUR_MS));
  fireEvent(document, new Event('visibilitychange'));
  await loadNote();
  expect(container).toBeEmptyDOMElement();
  visibility.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByRole('status')).toBeInTheDocument();
});

test('a page saved for offline use loads no note', async () => {
  const saved = Object.assign(document.createElement('aside'), { id: SAVED_COPY_ID });
  document.body.append(saved);
  const { container } = render(watch(HOUR_MS, -HOUR_MS));
  await loadNote();
  expect(container).toBeEmptyDOMElement();
  saved.remove();
});

describe('the note', () => {
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('refreshes the page first, and appears if it is still stale', async () => {
    render(<StalePageNote renderedAt={YESTERDAY} checkedAt={Date.now()} text={TEXT} />);
    await wait(3_000);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await wait(10_000);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toHaveTextContent(TEXT);
  });

  test('gives the server time to render the page after the request that finds it stale', async () => {
    window.fetch = jest.fn(async () => respond(200));
    render(<StalePageNote renderedAt={YESTERDAY} checkedAt={Date.now()} text={TEXT} />);
    await wait(1_000);
    expect(window.fetch).toHaveBeenCalledTimes(1);
    expect(refresh).not.toHaveBeenCalled();
    await wait(1_500);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test('a clock that is days ahead makes no page stale', async () => {
    window.fetch = async () => respond(200, YESTERDAY + HOUR_MS);
    render(<StalePageNote renderedAt={YESTERDAY} checkedAt={Date.now()} text={TEXT} />);
    await wait(13_000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('refreshes a page of late yesterday, and has no text for it', async () => {
    render(<StalePageNote renderedAt={Date.now() - HOUR_MS} checkedAt={Date.now()} text={TEXT} />);
    await wait(13_000);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test.each([
    ['without a connection', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['when the server responds with an error', async () => respond(503)],
  ])('leaves the page as it is %s', async (_when, head) => {
    window.fetch = head;
    render(<StalePageNote renderedAt={YESTERDAY} checkedAt={Date.now()} text={TEXT} />);
    await wait(13_000);
    expect(refresh).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toHaveTextContent(TEXT);
  });

  test.each([
    ['the connection is back', () => fireEvent(window, new Event('online'))],
    ['the visitor comes back', () => fireEvent(document, new Event('visibilitychange'))],
  ])('refreshes the page again when %s', async (_when, comeBack) => {
    window.fetch = jest.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(respond(200));
    const { unmount } = render(watch(25 * HOUR_MS, -HOUR_MS));
    await loadNote();
    await wait(13_000);
    expect(refresh).not.toHaveBeenCalled();
    for (const times of [1, 2]) {
      comeBack();
      await loadNote();
      expect(screen.getByRole('status')).toHaveTextContent(TEXT);
      await wait(3_000);
      expect(refresh).toHaveBeenCalledTimes(times);
    }
    unmount();
    comeBack();
    await loadNote();
    await wait(3_000);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  test('does not refresh another page, which the visitor has opened meanwhile', async () => {
    let settle = (_response: Response): void => {};
    window.fetch = () => new Promise((resolve) => (settle = resolve));
    const { unmount } = render(<StalePageNote renderedAt={YESTERDAY} checkedAt={Date.now()} text={TEXT} />);
    await wait(3_000);
    unmount();
    settle(respond(200));
    await wait(1_000);
    expect(refresh).not.toHaveBeenCalled();
  });
});
