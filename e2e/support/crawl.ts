import { elementsOf, pathOf } from './html';
import { type Answer, sendRequest } from './http';

/** Pages asked for at once. */
const ABREAST = 4;

const isPage = (href: string): boolean =>
  href.startsWith('/') && !/^\/(?:(?:_next|api|calendar|feed|media|pictures|icons|fonts)\/|places\.)/.test(href);

/** Where the links of a page lead within the site; those of the language switch are marked by their `hreflang`. */
export const innerLinks = (html: string): { path: string; isSwitch: boolean }[] =>
  elementsOf(html, 'a')
    .filter(({ href }) => href && isPage(href))
    .map(({ href = '', hreflang }) => ({ path: pathOf(href), isSwitch: Boolean(hreflang) }));

/** Every page that links lead to, from these on. */
export async function crawl(origin: string, starts: string[]): Promise<Map<string, Answer>> {
  const seen = new Map<string, Answer>();
  const known = new Set(starts);
  let next = starts;
  while (next.length > 0) {
    const batch = next.splice(0, ABREAST);
    const answers = await Promise.all(batch.map(async (path) => ({ path, answer: await sendRequest(origin, path) })));
    for (const { path, answer } of answers) {
      seen.set(path, answer);
      const fresh = [...new Set(innerLinks(answer.text).map((link) => link.path))].filter((each) => !known.has(each));
      for (const each of fresh) known.add(each);
      next = next.concat(fresh);
    }
  }
  return seen;
}
