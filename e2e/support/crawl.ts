import pLimit from 'p-limit';
import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { languageOfSegment } from '@/lib/routing/languageRule';
import { SHARED } from './addresses';
import { elementsOf, languageOf, pathOf } from './html';
import { type HttpResponse, sendRequest } from './http';
import { TAG } from './messages';

/** Requests at a time. */
const CONCURRENCY = 4;

const isPage = (href: string): boolean =>
  href.startsWith('/') &&
  !/^\/(?:(?:_next|api|calendar|feed|media|pictures|icons|fonts)\/|places\.|licences\.)/.test(href);

/** Links of a page within the site; those of the language switch have an `hreflang`. */
const innerLinks = (html: string): { path: string; isSwitch: boolean }[] =>
  elementsOf(html, 'a')
    .filter(({ href }) => href && isPage(href))
    .map(({ href = '', hreflang }) => ({ path: pathOf(href), isSwitch: Boolean(hreflang) }));

/**
 * Whether a link is followed: choices narrow a list that is read whole, so those of the guide and of one category are
 * enough. lib/cms/guideList.test.ts has the others.
 */
const isFollowed = (path: string): boolean =>
  !/[?&]for=/.test(path) || /^\/(see-and-do|vidi-i-uradi)(\/old-town|\/stari-grad)?\?/.test(path);

/** The pages that are linked from these, directly or indirectly. */
export async function crawl(origin: string, starts: string[]): Promise<Map<string, HttpResponse>> {
  const seen = new Map<string, HttpResponse>();
  const request = async (path: string) => [path, await sendRequest(origin, path)] as const;
  for (let next = new Set(starts); next.size > 0; ) {
    const responses = await pLimit(CONCURRENCY).map(next, request);
    for (const [path, response] of responses) seen.set(path, response);
    const links = responses.flatMap(([, { text }]) => innerLinks(text).map(({ path }) => path));
    next = new Set(links.filter((path) => !seen.has(path) && isFollowed(path)));
  }
  return seen;
}

/** Link texts that say nothing out of context. */
const VAGUE =
  /<a\b[^>]*>(?:<(?!\/a)[^>]+>|\s)*(?:click here|go|here|information|learn more|more|more info(?:rmation)?|read more|right here|see more|start|this)(?:<(?!\/a)[^>]+>|\s)*<\/a>/i;

/** The language of an address; English on a shared one without a query. */
function languageOfAddress(path: string): Language | null {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  if (SHARED.includes(pathname)) return searchParams.get('lang') === 'sr' ? 'sr' : 'en';
  return languageOfSegment(pathname.split('/')[1] ?? '');
}

/** Links of a page to pages in the other language, and links with a vague text. */
export function linkFaults(path: string, html: string): string[] {
  const language = LANGUAGES.find((each) => TAG[each] === languageOf(html));
  const strays = innerLinks(html).filter((link) => !link.isSwitch && languageOfAddress(link.path) !== language);
  return [
    ...(language === languageOfAddress(path) ? [] : [`${path} is in ${language}`]),
    ...strays.map((link) => `link to ${link.path}`),
    ...(html.match(VAGUE) ?? []),
  ];
}
