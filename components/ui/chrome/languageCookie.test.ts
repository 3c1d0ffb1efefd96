/** @jest-environment jsdom */
import { clearCookies, languageCookie, readCookie, watchCookies } from '@/components/ui/chrome/language.cases';
import { chooseLanguage } from '@/components/ui/chrome/languageCookie';

beforeEach(clearCookies);

test('a chosen language is remembered at once, before the page is left', () => {
  const written = watchCookies();
  chooseLanguage('sr');
  expect(written.map(readCookie)).toEqual([languageCookie('sr')]);
});
