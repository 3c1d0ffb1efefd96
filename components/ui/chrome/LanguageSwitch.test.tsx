import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { LanguageSwitch } from '@/components/ui/chrome/LanguageSwitch';
import { clearCookies, watchCookies } from '@/components/ui/chrome/language.cases';
import type { Language } from '@/lib/i18n/language';

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
