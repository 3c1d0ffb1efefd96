import { act, fireEvent, render, screen } from '@testing-library/react';
import { NearMe } from '@/components/map/NearMe.client';
import en from '@/messages/en.json';

const WORDS = en.MapPage.near;
const POSITION = { coords: { latitude: 42.425, longitude: 18.77 } } as GeolocationPosition;

const getCurrentPosition = jest.fn();

/** Answers the last request. */
const find = () => act(() => getCurrentPosition.mock.lastCall?.[0](POSITION));

beforeAll(() => Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition } }));

test('the button keeps the focus while it waits, and requests the position once', () => {
  render(<NearMe words={WORDS} />);
  const button = screen.getByRole('button', { name: WORDS.action });
  fireEvent.click(button);
  expect(screen.getByRole('status')).toHaveTextContent(WORDS.pending);
  fireEvent.click(button);
  expect(getCurrentPosition).toHaveBeenCalledTimes(1);
  // A disabled button would lose it.
  expect(button).toBeEnabled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  find();
  expect(screen.getByRole('status')).toHaveTextContent(WORDS.found);
});
