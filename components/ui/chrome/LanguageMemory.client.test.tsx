import { fireEvent, render, waitFor } from '@testing-library/react';
import { LanguageMemory } from '@/components/ui/chrome/LanguageMemory.client';
import { clearCookies, languageCookie, readCookie, watchCookies } from '@/components/ui/chrome/language.cases';
import type { Language } from '@/lib/i18n/language';

const settle = () => new Promise((done) => setTimeout(done, 20));

const CASES: [cookies: string[], page: Language, written: Language | null][] = [
  [[], 'en', 'en'],
  [[], 'sr', 'sr'],
  [['lang=en'], 'sr', 'sr'],
  [['lang=sr'], 'en', 'en'],
  [['lang=de'], 'en', 'en'],
  [['lang='], 'en', 'en'],
  [['xlang=sr', 'lang2=sr'], 'sr', 'sr'],
  [['lang=en'], 'en', null],
  [['a=b', 'lang=sr', 'c=d'], 'sr', null],
];

test.each(CASES)('with the cookies %j a page in %s writes %j', async (cookies, page, language) => {
  clearCookies();
  // biome-ignore lint/suspicious/noDocumentCookie: the test needs the raw string
  for (const cookie of cookies) document.cookie = cookie;
  const written = watchCookies();
  render(<LanguageMemory language={page} />);
  if (language) await waitFor(() => expect(written.map(readCookie)).toEqual([languageCookie(language)]));
  else await settle();
  expect(written).toHaveLength(language ? 1 : 0);
  expect(document.cookie.split('; ')).toContain(`lang=${page}`);
});

test.each([
  ['by Back', () => fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))],
  ['from another tab', () => fireEvent(document, new Event('visibilitychange'))],
])('a page the visitor comes back to has its language again: %s', async (_way, comeBack) => {
  render(<LanguageMemory language="en" />);
  // biome-ignore lint/suspicious/noDocumentCookie: the test needs the raw string
  document.cookie = 'lang=sr';
  comeBack();
  await waitFor(() => expect(document.cookie.split('; ')).toContain('lang=en'));
});

test('navigating to a page in the other language updates the cookie', async () => {
  clearCookies();
  const { rerender } = render(<LanguageMemory language="en" />);
  await waitFor(() => expect(document.cookie).toBe('lang=en'));
  rerender(<LanguageMemory language="sr" />);
  await waitFor(() => expect(document.cookie).toBe('lang=sr'));
});
