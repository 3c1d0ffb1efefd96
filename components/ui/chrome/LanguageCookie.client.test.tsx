import { fireEvent, render } from '@testing-library/react';
import { LanguageCookie } from '@/components/ui/chrome/LanguageCookie.client';
import type { Language } from '@/lib/i18n/language';

const MONTH_SECONDS = 30 * 24 * 60 * 60;

function clearCookies(): void {
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the tests need the raw string
    document.cookie = `${pair.split('=')[0]}=; Max-Age=0; Path=/`;
  }
}

/** Records every value written to `document.cookie` from now on. */
function watchCookies(): string[] {
  const written: string[] = [];
  const cookies = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  jest.spyOn(document, 'cookie', 'set').mockImplementation((value: string) => {
    written.push(value);
    cookies?.set?.call(document, value);
  });
  return written;
}

/** Parses a cookie into its name, value and attributes. */
function readCookie(text: string): Record<string, string> {
  const pairs = text.split(';').map((part) => part.trim().split('='));
  return Object.fromEntries(pairs.map(([name = '', value = ''], index) => [index ? name.toLowerCase() : name, value]));
}

beforeEach(clearCookies);

const CASES: [cookies: string[], page: Language, written: Language | null][] = [
  [[], 'en', 'en'],
  [[], 'sr', 'sr'],
  [['lang=en'], 'sr', 'sr'],
  [['lang=sr'], 'en', 'en'],
  [['lang=xx'], 'en', 'en'],
  [['lang='], 'en', 'en'],
  [['xlang=sr', 'lang2=sr'], 'sr', 'sr'],
  [['lang=en'], 'en', null],
  [['a=b', 'lang=sr', 'c=d'], 'sr', null],
];

test.each(CASES)('with the cookies %j a page in %s writes %j', (cookies, page, language) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test needs the raw string
  for (const cookie of cookies) document.cookie = cookie;
  const written = watchCookies();
  render(<LanguageCookie language={page} />);
  const attributes = { 'max-age': String(MONTH_SECONDS), path: '/', samesite: 'Lax' };
  expect(written.map(readCookie)).toEqual(language ? [{ lang: language, ...attributes }] : []);
  expect(document.cookie.split('; ')).toContain(`lang=${page}`);
});

test.each([
  ['by Back', () => fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))],
  ['from another tab', () => fireEvent(document, new Event('visibilitychange'))],
  ['from another window', () => fireEvent(window, new FocusEvent('focus'))],
  ['with the pointer', () => fireEvent(document.documentElement, new Event('pointerenter'))],
])('a page the visitor comes back to has its language again: %s', (_way, comeBack) => {
  render(<LanguageCookie language="en" />);
  // biome-ignore lint/suspicious/noDocumentCookie: the test needs the raw string
  document.cookie = 'lang=sr';
  comeBack();
  expect(document.cookie).toBe('lang=en');
});

test('moving within the page, and leaving it, preserve the language that the visitor has chosen', () => {
  render(<LanguageCookie language="en" />);
  // biome-ignore lint/suspicious/noDocumentCookie: the test needs the raw string
  document.cookie = 'lang=sr';
  fireEvent.pointerOver(document.body);
  fireEvent.focus(document.body);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  expect(document.cookie).toBe('lang=sr');
});

test('the script in the head of a cached page writes the language of the page', async () => {
  document.documentElement.lang = 'sr-Latn-ME';
  await import('@/components/ui/chrome/rememberLanguage.browser');
  expect(document.cookie).toBe('lang=sr');
});

test('navigating to a page in the other language updates the cookie', () => {
  const { rerender } = render(<LanguageCookie language="en" />);
  expect(document.cookie).toBe('lang=en');
  rerender(<LanguageCookie language="sr" />);
  expect(document.cookie).toBe('lang=sr');
});
