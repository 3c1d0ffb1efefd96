import { everyAddress, everyLanguage, SAMPLES } from '../support/addresses';
import { TAG } from '../support/words';

/** @typedef {{ path: string, language?: string }} Visit `language`: what a page must be in, by its address */

const OTHERS = [
  '/robots.txt',
  '/llms.txt',
  '/sitemap.xml',
  '/sitemap-news-en-1.xml',
  '/feed/en.xml',
  '/feed/sr.xml',
  '/calendar/sr.ics',
  '/manifest.webmanifest',
  '/healthz',
  '/readyz',
  '/share-card.jpg',
];

const LISTS = [
  '/api/config',
  '/api/article?limit=7&type=news',
  '/api/article?limit=12&type=event&page=2',
  `/api/article/category/${SAMPLES.remote.category.id}`,
];

const picture = (/** @type {number} */ number) => `%2Fmedia%2Fuploads%2Flantern-${1 + (number % 3)}.jpg`;

/** Every page of the route table; what stands behind `x` is a page of its own, which one visit in some finds new. */
const PAGES = everyLanguage((language) => [
  ...Object.values(everyAddress('remote', language)).map((path) => ({ path, language: TAG[language] })),
  ...Array.from({ length: 28 }, (_, index) => ({
    path: `/${language === 'en' ? 'news' : 'vijesti'}/x/y?id=news-${String(index + 1).padStart(2, '0')}`,
    language: TAG[language],
  })).filter(({ path }) => !path.endsWith('news-09')),
]);

/**
 * What mixed visitors ask for, without end, the same for the same random numbers: mostly pages, then lists that grow,
 * pictures, documents, and addresses of nothing.
 *
 * @param {() => number} random
 * @returns {Generator<Visit>}
 */
export function* soakVisits(random) {
  const below = (/** @type {number} */ bound) => Math.floor(random() * bound);
  /** @template T @param {readonly T[]} list @returns {T} */
  const pick = (list) => /** @type {T} */ (list[below(list.length)]);
  for (;;) {
    const kind = random();
    if (kind < 0.7) yield pick(PAGES);
    else if (kind < 0.78) yield { path: pick(LISTS) };
    else if (kind < 0.86) yield { path: pick(OTHERS) };
    else if (kind < 0.91) yield { path: `/_next/image?url=${picture(below(9))}&w=${pick([480, 960, 1280])}&q=60` };
    else if (kind < 0.93) yield { path: `/og/en/article/blog-${11 + below(9)}/000000000000.jpg` };
    else if (kind < 0.97) yield { path: `/see-and-do/article/x?id=nothing-${below(100_000)}` };
    else yield { path: `/nowhere/${below(100_000)}` };
  }
}
