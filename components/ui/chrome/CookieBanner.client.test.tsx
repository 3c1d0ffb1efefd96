import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CookieBanner } from '@/components/ui/chrome/CookieBanner.client';

const WORDS = {
  title: 'We value your privacy',
  text: 'We use only necessary cookies. Others are disabled until you agree.',
  accept: 'Accept',
  more: 'What we store',
  saved: 'Preferences saved',
};

const show = () => render(<CookieBanner words={WORDS} moreHref="/cookie-policy" />);
const banner = () => screen.queryByRole('region', { name: WORDS.title });

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
});

afterEach(() => jest.useRealTimers());

test('a new visitor sees the banner and a link to the policy', () => {
  show();
  expect(banner()).toHaveTextContent(WORDS.text);
  expect(screen.getByRole('link', { name: WORDS.more })).toHaveAttribute('href', '/cookie-policy');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(window.localStorage.getItem('cookieConsent')).toBeNull();
});

test('accepting is stored and confirmed for three seconds', async () => {
  show();
  await user().click(screen.getByRole('button', { name: WORDS.accept }));
  expect(banner()).toBeNull();
  expect(window.localStorage.getItem('cookieConsent')).toBe('true');
  expect(screen.getByRole('status')).toHaveTextContent(WORDS.saved);
  act(() => jest.advanceTimersByTime(2_999));
  expect(screen.getByRole('status')).toHaveTextContent(WORDS.saved);
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('after consent the banner does not return, on this page or the next', async () => {
  const { unmount } = show();
  await user().click(screen.getByRole('button', { name: WORDS.accept }));
  act(() => jest.advanceTimersByTime(10_000));
  expect(banner()).toBeNull();
  unmount();
  show();
  expect(banner()).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test.each(['', 'false', '1', 'TRUE'])('the stored value %j is not a consent', (value) => {
  window.localStorage.setItem('cookieConsent', value);
  show();
  expect(banner()).toBeInTheDocument();
});

test('where storage is denied the banner stays hidden', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('SecurityError');
  });
  show();
  expect(banner()).toBeNull();
});

test('where storage is full consent is still confirmed', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  show();
  await user().click(screen.getByRole('button', { name: WORDS.accept }));
  expect(banner()).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(WORDS.saved);
});
