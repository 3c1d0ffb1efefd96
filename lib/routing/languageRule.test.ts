import type { Language } from '@/lib/i18n/language';
import { decideLanguage, languageOfFile, languageOfSegment } from '@/lib/routing/languageRule';

type Case = [address: string, cookie: string | undefined, language: Language, fromVisitor: boolean];

const decide = (address: string, cookie: string | undefined) => {
  const [path = '', query = ''] = address.split('?');
  return decideLanguage(path, new URLSearchParams(query), cookie);
};

const CASES: Record<string, Case[]> = {
  'the address is stronger than query and cookie': [
    ['/see-and-do', 'sr', 'en', false],
    ['/news/all', 'sr', 'en', false],
    ['/events/fasinada', 'sr', 'en', false],
    ['/news?lang=sr', 'sr', 'en', false],
    ['/vidi-i-uradi', 'en', 'sr', false],
    ['/vijesti/sve', 'en', 'sr', false],
    ['/dogadjaji', 'en', 'sr', false],
    ['/dogadjaji?lang=en', 'en', 'sr', false],
    ['/volim-kotor', 'en', 'sr', false],
    ['/volim-kotor?lang=en', undefined, 'sr', false],
    ['/vidi%2Di%2Duradi', 'en', 'sr', false],
    ['/%6Eews', 'sr', 'en', false],
  ],
  'an address that does not exist has the language of its segment': [
    ['/vijesti/all', 'en', 'sr', false],
    ['/vidi-i-uradi/a/b/c/d', undefined, 'sr', false],
    ['/news//', 'sr', 'en', false],
  ],
  'on shared addresses the query is stronger than the cookie': [
    ['/?lang=sr', 'en', 'sr', false],
    ['/tax?lang=en', 'sr', 'en', false],
    ['/nowhere?lang=sr', undefined, 'sr', false],
  ],
  'then the cookie decides': [
    ['/', 'sr', 'sr', true],
    ['/tax', 'en', 'en', true],
    ['/tax?lang=xx', 'sr', 'sr', true],
    ['/tax?lang=', 'sr', 'sr', true],
    ['/nowhere', 'sr', 'sr', true],
  ],
  'else it is English': [
    ['/', undefined, 'en', true],
    ['/', '', 'en', true],
    ['/legal', 'xx', 'en', true],
    ['/legal', 'SR', 'en', true],
    ['/legal', '<script>', 'en', true],
    ['/%E0%A4%A', undefined, 'en', true],
    ['//vijesti', undefined, 'en', true],
  ],
};

describe.each(Object.entries(CASES))('%s', (_rule, cases) => {
  test.each(cases)('%s with the cookie %j is in %s', (address, cookie, language, fromVisitor) => {
    expect(decide(address, cookie)).toEqual({ language, fromVisitor });
  });
});

test.each(['', 'tax', 'city-card', 'nowhere', 'all', 'sve', 'article', 'en', 'sr', 'constructor', '__proto__'])(
  'the segment %j says no language',
  (segment) => {
    expect(languageOfSegment(segment)).toBeNull();
  },
);

test('a file has the language that is its name', () => {
  expect(['en.ics', 'sr.ics', 'xx.ics', 'sr.json', 'sr', 'xsr.ics'].map((file) => languageOfFile(file, 'ics'))).toEqual(
    ['en', 'sr', ...Array(4).fill(undefined)],
  );
});
