const MONTH_SECONDS = 30 * 24 * 60 * 60;

/** Deletes all cookies of the page. */
export function clearCookies(): void {
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the tests need the raw string
    document.cookie = `${pair.split('=')[0]}=; Max-Age=0; Path=/`;
  }
}

/** Records every value written to `document.cookie` from now on. */
export function watchCookies(): string[] {
  const written: string[] = [];
  const cookies = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  jest.spyOn(document, 'cookie', 'set').mockImplementation((value: string) => {
    written.push(value);
    cookies?.set?.call(document, value);
  });
  return written;
}

/** Parses a cookie into its name, value and attributes. */
export function readCookie(text: string | undefined): Record<string, string> {
  const pairs = (text ?? '').split(';').map((part) => part.trim().split('='));
  return Object.fromEntries(pairs.map(([name = '', value = ''], index) => [index ? name.toLowerCase() : name, value]));
}

/** The cookie `lang` (docs/requirements.md, Language): 30 days, the whole site, Lax. */
export const languageCookie = (language: string): Record<string, string> => ({
  lang: language,
  'max-age': String(MONTH_SECONDS),
  path: '/',
  samesite: 'Lax',
});
