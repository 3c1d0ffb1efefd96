import { act, fireEvent, render, screen } from '@testing-library/react';
import { forgetPosition } from '@/components/map/geolocation';
import { NearMe } from '@/components/map/NearMe.client';
import { MESSAGES } from '@/lib/i18n/messages';

const messages = MESSAGES.en.MapPage.near;
const POSITION = { coords: { latitude: 42.425, longitude: 18.77 } } as GeolocationPosition;

const getCurrentPosition = jest.fn();

/** Responds to the last request. */
const find = () => act(() => getCurrentPosition.mock.lastCall?.[0](POSITION));
const fail = (request: number) => act(() => getCurrentPosition.mock.calls[request]?.[1]());

beforeAll(() => Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition } }));
beforeEach(() => window.history.replaceState(null, '', '/map'));
afterEach(forgetPosition);
afterEach(() => jest.useRealTimers());

const leave = (to: string): void => window.history.pushState(null, '', to);

test('the button keeps the focus while it waits', () => {
  render(<NearMe messages={messages} />);
  const button = screen.getByRole('button', { name: messages.action });
  fireEvent.click(button);
  expect(screen.getByRole('status')).toHaveTextContent(messages.pending);
  // A disabled button would lose it.
  expect(button).toBeEnabled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  find();
  expect(screen.getByRole('status')).toHaveTextContent(messages.found);
});

test('the filter of the map keeps the position', () => {
  const { unmount } = render(<NearMe messages={messages} />);
  fireEvent.click(screen.getByRole('button'));
  find();
  leave('/map?kind=churches');
  unmount();
  render(<NearMe messages={messages} />);
  expect(screen.getByRole('status')).toHaveTextContent(messages.found);
});

test('a position that arrives on another page is dropped', () => {
  const { unmount } = render(<NearMe messages={messages} />);
  fireEvent.click(screen.getByRole('button'));
  leave('/tax');
  unmount();
  find();
  leave('/map');
  render(<NearMe messages={messages} />);
  expect(screen.getByRole('status')).toHaveTextContent(messages.privacy);
});

test('a second press while it waits makes no other request', () => {
  render(<NearMe messages={messages} />);
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
  expect(getCurrentPosition).toHaveBeenCalledTimes(1);
  find();
});

test('a prompt that is not answered ends the wait, and its late answer counts', () => {
  jest.useFakeTimers();
  render(<NearMe messages={messages} />);
  const button = screen.getByRole('button');
  fireEvent.click(button);
  act(() => jest.advanceTimersByTime(20_000));
  expect(screen.getByRole('status')).toHaveTextContent(messages.refused);
  expect(button).not.toHaveAttribute('aria-disabled');
  find();
  expect(screen.getByRole('status')).toHaveTextContent(messages.found);
  act(() => jest.runAllTimers());
  expect(screen.getByRole('status')).toHaveTextContent(messages.found);
});

test('a browser that throws is one that refuses', () => {
  getCurrentPosition.mockImplementationOnce(() => {
    throw new DOMException('no', 'SecurityError');
  });
  render(<NearMe messages={messages} />);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status')).toHaveTextContent(messages.refused);
});

test('a request made before the visitor left the map does not settle a later one', () => {
  const { unmount } = render(<NearMe messages={messages} />);
  fireEvent.click(screen.getByRole('button'));
  leave('/tax');
  unmount();
  leave('/map');
  render(<NearMe messages={messages} />);
  fireEvent.click(screen.getByRole('button'));
  fail(0);
  expect(screen.getByRole('status')).toHaveTextContent(messages.pending);
  find();
  expect(screen.getByRole('status')).toHaveTextContent(messages.found);
});
