import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeepAll } from '@/components/trip/KeepAll.client';
import { KeepButton } from '@/components/trip/KeepButton.client';
import en from '@/messages/en.json';

const words = en.Keep;

beforeEach(() => window.localStorage.clear());

const show = (thing = 'perast') => render(<KeepButton thing={thing} href="/my-trip" words={words} />);
const button = () => screen.getByRole('button', { name: words.label });
const stored = () => window.localStorage.getItem('trip');

test('an article is kept with one press, said so, and the trip is a link away; another press lets it go', async () => {
  show('fasinada~2026-07-22');
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  expect(button()).toHaveTextContent(words.keep);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();

  await userEvent.click(button());
  expect(await screen.findByText(words.kept)).toHaveRole('status');
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('link', { name: words.trip })).toHaveAttribute('href', '/my-trip');
  expect(stored()).toBe('fasinada~2026-07-22');

  await userEvent.click(button());
  expect(await screen.findByText(words.removed)).toHaveRole('status');
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByRole('link')).toBeNull();
  expect(stored()).toBeNull();
});

test('what was kept before is pressed, whatever day it has moved to, and nothing is said', async () => {
  window.localStorage.setItem('trip', 'clock-tower.fasinada~2026-07-23');
  show('fasinada~2026-07-22');
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a full trip and a browser that keeps nothing are told', async () => {
  window.localStorage.setItem('trip', Array.from({ length: 60 }, (_, number) => `t${number}`).join('.'));
  show();
  await userEvent.click(button());
  expect(await screen.findByText(words.full)).toBeInTheDocument();
  expect(button()).toHaveAttribute('aria-pressed', 'false');

  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  await userEvent.click(button());
  expect(await screen.findByText(words.refused)).toBeInTheDocument();
  expect(button()).toHaveAttribute('aria-pressed', 'false');
});

describe('a shared trip', () => {
  const trip = [
    { id: 'perast', day: '2026-07-22' },
    { id: 'clock-tower', day: null },
  ];
  const takeOver = async () => {
    render(<KeepAll trip={trip} href="/my-trip" words={en.TripPage} />);
    await userEvent.click(screen.getByRole('button', { name: en.TripPage.keepToo }));
    return screen.getByRole('status');
  };

  test('is taken over into one’s own', async () => {
    window.localStorage.setItem('trip', 'perast.fasinada');
    expect(await takeOver()).toHaveTextContent(en.TripPage.keptToo);
    expect(stored()).toBe('perast~2026-07-22.fasinada.clock-tower');
    expect(screen.getByRole('link', { name: en.TripPage.own })).toHaveAttribute('href', '/my-trip');
  });

  test('is told where not all of it has room', async () => {
    window.localStorage.setItem('trip', Array.from({ length: 59 }, (_, number) => `t${number}`).join('.'));
    expect(await takeOver()).toHaveTextContent(en.TripPage.keptSome);
    expect(stored()).toMatch(/\.t58\.perast~2026-07-22$/);
  });

  test('is not taken over where the browser refuses', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await takeOver()).toHaveTextContent(en.TripPage.refused);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
