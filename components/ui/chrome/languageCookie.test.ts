/** @jest-environment jsdom */
import { clearCookies, languageCookie, readCookie, watchCookies } from '@/components/ui/chrome/language.cases';
import { chooseLanguage } from '@/components/ui/chrome/languageCookie';

jest.mock('cookies-next/client', () => {
  throw new Error('there is no connection');
});

beforeEach(clearCookies);

test('a language chosen without a connection is remembered', async () => {
  const written = watchCookies();
  await chooseLanguage('sr');
  expect(written.map(readCookie)).toEqual([languageCookie('sr')]);
});
