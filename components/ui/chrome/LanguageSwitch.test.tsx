import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageSwitch } from '@/components/ui/chrome/LanguageSwitch';
import { clearCookies, languageCookie, readCookie, watchCookies } from '@/components/ui/chrome/language.cases';
import type { Language } from '@/lib/i18n/language';

/** Navigations of the page. `location.assign` cannot be mocked in jsdom, but the method behind it can. */
function watchAssign(): jest.SpyInstance {
  const [symbol] = Object.getOwnPropertySymbols(window.location);
  const inner = (window.location as unknown as Record<symbol, { assign(url: string): void }>)[symbol as symbol];
  return jest.spyOn(inner as { assign(url: string): void }, 'assign').mockImplementation(() => {});
}

const show = (current: Language) =>
  render(<LanguageSwitch current={current} label="Language" names={{ en: 'English', sr: 'Crnogorski' }} />);

const link = (name: RegExp) => screen.getByRole('link', { name });

beforeEach(clearCookies);

test('it shows EN and MNE with their full names and marks the current one', () => {
  show('sr');
  expect(screen.getByRole('group', { name: 'Language' })).toHaveTextContent('ENMNE');
  expect(link(/^MNE, Crnogorski$/)).toHaveAttribute('aria-current', 'true');
  expect(link(/^EN, English$/)).not.toHaveAttribute('aria-current');
});

test('without JavaScript the links lead to the home page of each language', () => {
  show('en');
  expect(link(/EN/)).toHaveAttribute('href', '/?lang=en');
  expect(link(/MNE/)).toHaveAttribute('href', '/?lang=sr');
  expect(link(/MNE/)).toHaveAttribute('hreflang', 'sr-Latn');
});

test.each([
  ['en', /MNE/, 'sr'],
  ['sr', /EN/, 'en'],
  ['en', /EN/, 'en'],
] as const)(
  'on a page in %s a click on %s writes the cookie for 30 days, then goes to /',
  async (current, name, to) => {
    const assign = watchAssign();
    const written = watchCookies();
    show(current);
    await userEvent.click(link(name));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
    expect(written.map(readCookie)).toEqual([languageCookie(to)]);
    expect(assign).toHaveBeenCalledTimes(1);
  },
);

test.each(['ctrlKey', 'metaKey', 'shiftKey'])('a click with %s is left to the browser', (key) => {
  const written = watchCookies();
  show('en');
  let wasPrevented: boolean | undefined;
  const stop = (event: Event): void => {
    wasPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', stop);
  fireEvent(link(/MNE/), createEvent.click(link(/MNE/), { [key]: true }));
  document.removeEventListener('click', stop);
  expect(wasPrevented).toBe(false);
  expect(written).toEqual([]);
});
