import { RESIDENT_CARD, SEGMENTS, SHARED } from '../support/addresses';
import { crawl, innerLinks } from '../support/crawl';
import { languageOf } from '../support/html';
import { expect, test } from '../support/test';
import { LANGUAGES, type Language, TAG } from '../support/words';

/** Words that do not say where a link leads, read alone as a search engine or a list of links reads them. */
const VAGUE =
  /<a\b[^>]*>(?:<(?!\/a)[^>]+>|\s)*(?:click here|go|here|information|learn more|more|more info(?:rmation)?|read more|right here|see more|start|this)(?:<(?!\/a)[^>]+>|\s)*<\/a>/i;

/** The language an address belongs to; English where it says none. */
function languageOfAddress(path: string): Language | undefined {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const [, first = ''] = pathname.split('/');
  if (pathname === RESIDENT_CARD) return 'sr';
  if (SHARED.some((shared) => shared === pathname)) return searchParams.get('lang') === 'sr' ? 'sr' : 'en';
  const { guide, news, events, search, map, trip } = SEGMENTS;
  return LANGUAGES.find((language) =>
    [guide, news, events, search, map, trip].some((words) => words[language] === first),
  );
}

test('every link leads to a page, and stays in the page’s language', async ({ origin }) => {
  test.setTimeout(180_000);
  const pages = await crawl(origin, ['/?lang=en', '/?lang=sr']);
  expect(pages.size).toBeGreaterThan(150);
  for (const [path, { status, text, headers }] of pages) {
    expect.soft(status, `${path} ${headers.location ?? ''}`).toBe(200);
    const language = LANGUAGES.find((each) => TAG[each] === languageOf(text));
    expect.soft(language, path).toBe(languageOfAddress(path));
    expect.soft(text.match(VAGUE)?.[0], `${path}: a link that says where it leads`).toBeUndefined();
    const strays = innerLinks(text).filter(
      (link) => !link.isSwitch && !link.path.startsWith('#') && languageOfAddress(link.path) !== language,
    );
    expect.soft(strays, path).toEqual([]);
  }
});
