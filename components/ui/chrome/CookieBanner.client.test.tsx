import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { WithdrawConsent } from '@/components/legal/WithdrawConsent.client';
import { CookieBanner } from '@/components/ui/chrome/CookieBanner.client';
import { CONSENT_KEY } from '@/lib/browserStorage';
import { MESSAGES } from '@/lib/i18n/messages';

const { en } = MESSAGES;

const messages = en.CookieBanner;

const show = () => render(<CookieBanner messages={messages} moreHref="/cookie-policy" />);
const banner = () => screen.queryByRole('region', { name: messages.title });

beforeEach(() => window.localStorage.clear());

afterEach(() => jest.useRealTimers());

const refuse = (method: 'getItem' | 'setItem') =>
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new Error('refused');
  });

test('without JavaScript there is no banner', () => {
  expect(renderToString(<CookieBanner messages={messages} moreHref="/cookie-policy" />)).not.toContain(messages.accept);
});

test('what is stored is a consent only if it is true', () => {
  window.localStorage.setItem(CONSENT_KEY, 'maybe');
  show();
  expect(banner()).toBeVisible();
});

test('consent given or withdrawn elsewhere hides or shows it', async () => {
  window.localStorage.setItem(CONSENT_KEY, 'true');
  show();
  expect(banner()).toBeNull();
  render(<WithdrawConsent messages={en.WithdrawConsent} />);
  await userEvent.click(screen.getByRole('button', { name: en.WithdrawConsent.button }));
  expect(banner()).toBeVisible();
  window.localStorage.setItem(CONSENT_KEY, 'true');
  fireEvent(window, new Event('storage'));
  expect(banner()).toBeNull();
});

test('consent given again clears the message that it is withdrawn', async () => {
  window.localStorage.setItem(CONSENT_KEY, 'true');
  show();
  render(<WithdrawConsent messages={en.WithdrawConsent} />);
  await userEvent.click(screen.getByRole('button', { name: en.WithdrawConsent.button }));
  expect(screen.getByText(en.WithdrawConsent.done)).toHaveRole('status');
  expect(window.localStorage.getItem(CONSENT_KEY)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: en.WithdrawConsent.button }));
  expect(screen.getByText(en.WithdrawConsent.nothing)).toHaveRole('status');
  await userEvent.click(screen.getByRole('button', { name: messages.accept }));
  expect(screen.queryByText(en.WithdrawConsent.nothing)).toBeNull();
  expect(screen.getByText(messages.saved)).toBeVisible();
});

test('consent given on another page clears it after Back', async () => {
  window.localStorage.setItem(CONSENT_KEY, 'true');
  render(<WithdrawConsent messages={en.WithdrawConsent} />);
  await userEvent.click(screen.getByRole('button', { name: en.WithdrawConsent.button }));
  window.localStorage.setItem(CONSENT_KEY, 'true');
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  expect(screen.queryByText(en.WithdrawConsent.done)).toBeNull();
});

test('consent given on another page holds after Back, and one withdrawn at once brings the banner back', async () => {
  show();
  window.localStorage.setItem(CONSENT_KEY, 'true');
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  expect(banner()).toBeNull();
  window.localStorage.clear();
  fireEvent(window, new Event('storage'));
  await userEvent.click(screen.getByRole('button', { name: messages.accept }));
  window.localStorage.clear();
  fireEvent(window, new Event('storage'));
  expect(banner()).toBeVisible();
});

test('the confirmation outlasts the end of loading, and its own end leaves a banner that is back', () => {
  jest.useFakeTimers();
  show();
  fireEvent.click(screen.getByRole('button', { name: messages.accept }));
  fireEvent(window, new PageTransitionEvent('pageshow'));
  expect(screen.getByRole('status')).toHaveTextContent(messages.saved);
  window.localStorage.clear();
  fireEvent(window, new Event('storage'));
  act(() => jest.advanceTimersByTime(3_000));
  expect(banner()).toBeVisible();
});

test('the confirmation is shown for three seconds', () => {
  jest.useFakeTimers();
  show();
  fireEvent.click(screen.getByRole('button', { name: messages.accept }));
  act(() => jest.advanceTimersByTime(2_999));
  expect(screen.getByText(messages.saved)).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText(messages.saved)).toBeNull();
});

test('where storage is denied the banner stays hidden', () => {
  refuse('getItem');
  show();
  expect(banner()).toBeNull();
});

test('where storage is full consent is still confirmed', async () => {
  refuse('setItem');
  show();
  await userEvent.click(screen.getByRole('button', { name: messages.accept }));
  expect(banner()).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(messages.saved);
});

test('the focus goes from the button to the content, which takes none later', async () => {
  render(<main id="content" />);
  show();
  await userEvent.click(screen.getByRole('button', { name: messages.accept }));
  expect(screen.getByRole('main')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('main')).not.toHaveAttribute('tabindex');
});
