import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Distance } from '@/components/map/Distance.client';
import { NearMe } from '@/components/map/NearMe.client';

const WORDS = { ask: 'How far?', asking: 'Locating', found: 'Found', refused: 'Refused', privacy: 'Private' };

const getCurrentPosition = jest.fn<void, Parameters<Geolocation['getCurrentPosition']>>();

beforeEach(() => {
  getCurrentPosition.mockReset();
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
});

const here = (latitude: number, longitude: number) => ({ coords: { latitude, longitude } }) as GeolocationPosition;

function show() {
  render(
    <>
      <NearMe words={WORDS} />
      <Distance to={{ latitude: 42.486, longitude: 18.699 }} language="en" />
    </>,
  );
}

test('the position is requested on a tap only, and then every entry shows its distance', async () => {
  show();
  expect(getCurrentPosition).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('Private');
  await userEvent.click(screen.getByRole('button', { name: 'How far?' }));
  expect(screen.getByRole('status')).toHaveTextContent('Locating');
  act(() => getCurrentPosition.mock.calls[0]?.[0](here(42.425, 18.77)));
  expect(screen.getByRole('status')).toHaveTextContent('Found');
  expect(screen.getByText('8.9 km')).toBeVisible();
});

test('a refusal is reported, and can be retried', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'How far?' }));
  act(() => getCurrentPosition.mock.calls[0]?.[1]?.({} as GeolocationPositionError));
  expect(screen.getByRole('status')).toHaveTextContent('Refused');
  expect(screen.getByRole('button', { name: 'How far?' })).toBeEnabled();
  expect(screen.queryByText(/km/)).not.toBeInTheDocument();
});
