import { fireEvent } from '@testing-library/react';
import { LANGUAGE_TAG, type Language } from '@/lib/i18n/language';

const MONTH_SECONDS = 30 * 24 * 60 * 60;

const postMessage = jest.fn();
Object.defineProperty(window.navigator, 'serviceWorker', { value: { controller: { postMessage } } });

// biome-ignore lint/suspicious/noDocumentCookie: the tests need the raw string
const setCookie = (text: string): string => (document.cookie = text);

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

/** Opens a page in a language. */
async function open(language: Language): Promise<void> {
  document.documentElement.lang = LANGUAGE_TAG[language];
  jest.resetModules();
  await import('@/components/ui/chrome/rememberLanguage');
}

beforeEach(() => {
  for (const pair of document.cookie.split('; ')) setCookie(`${pair.split('=')[0]}=; Max-Age=0; Path=/`);
});

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
  for (const cookie of cookies) setCookie(cookie);
  const written = watchCookies();
  await open(page);
  const attributes = { 'max-age': String(MONTH_SECONDS), path: '/', samesite: 'Lax' };
  expect(written.map(readCookie)).toEqual(language ? [{ lang: language, ...attributes }] : []);
  expect(document.cookie.split('; ')).toContain(`lang=${page}`);
  expect(postMessage.mock.calls).toEqual(language ? [[{ language }]] : []);
});

test.each([
  ['by Back', () => fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))],
  ['from another tab', () => fireEvent(document, new Event('visibilitychange'))],
  ['from another window', () => fireEvent(window, new FocusEvent('focus'))],
  ['with the pointer', () => fireEvent.pointerOver(document.body)],
])('a page the visitor comes back to has its language again: %s', async (_way, comeBack) => {
  await open('en');
  setCookie('lang=sr');
  comeBack();
  expect(document.cookie).toBe('lang=en');
});

test('a page in a tab that is not seen writes nothing', async () => {
  setCookie('lang=sr');
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await open('en');
  expect(document.cookie).toBe('lang=sr');
});
