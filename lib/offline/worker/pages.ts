import { Strategy, type StrategyHandler } from 'serwist';
import { formatDate } from '@/lib/i18n/dates';
import { inEachLanguage, type Language } from '@/lib/i18n/language';
import { translate } from '@/lib/i18n/translate';
import { cacheName } from '@/lib/offline/cacheNames';
import { deleteSaved, findForOffline, findSaved } from '@/lib/offline/findSaved';
import { BUILD_HEADER, cacheableLanguage } from '@/lib/offline/isCacheable';
import { SAVED_COPY_ID } from '@/lib/offline/savedCopy';
import { savedAt, toSavedPage } from '@/lib/offline/savedPage';
import { BUILD } from '@/lib/offline/worker/build';
import { languageOf } from '@/lib/offline/worker/language';
import { replaced } from '@/lib/offline/worker/newerWorker';
import { offlinePage } from '@/lib/offline/worker/offlinePage';
import { FORM_RESULTS, parseRoute } from '@/lib/routing/parseRoute';
import type { Route } from '@/lib/routing/route';
import { SavedCopy } from '@/messages/site.json';

/** Visited pages in each language. */
const MAX_PAGES = 40;
/** For pages that are cached. */
const NETWORK_TIMEOUT_MS = 3_000;
/** For parts of lists and answers to forms, of which the whole list or the form is cached. */
const PART_TIMEOUT_MS = 12_000;

/** Answers to forms: except shared trips nobody returns to them, and input must not stay on a shared device. */
const NOT_CACHEABLE: readonly Route['kind'][] = FORM_RESULTS.filter((kind) => kind !== 'sharedTrip');

/** Answers that the saved form computes in the browser. */
const ANSWERED_IN_BROWSER: readonly Route['kind'][] = ['searchResults', 'planResult'];

/** Whether the saved copy for a URL is the requested page, not the whole list instead of a part. */
async function isAnswerSaved(url: URL, language: Language): Promise<boolean> {
  const kind = parseRoute(url.pathname, url.searchParams)?.kind;
  return (kind && ANSWERED_IN_BROWSER.includes(kind)) || (await findSaved(url, language)) !== null;
}

/** Whether a page may be cached by its URL. */
export function isCacheableUrl({ pathname, searchParams }: URL): boolean {
  const route = parseRoute(pathname, searchParams);
  return route !== null && !NOT_CACHEABLE.includes(route.kind);
}

/** Caches a page in its language. Returns its HTML, or null when it must not be cached. */
export async function cachePage(url: URL, response: Response): Promise<string | null> {
  if (!isCacheableUrl(url)) return null;
  // A proxy in between may answer 404 for any page.
  if (response.status === 404 && response.headers.has(BUILD_HEADER))
    await deleteSaved(url, await languageOf(url), ['kotor-pages', 'kotor-pack']);
  const language = cacheableLanguage(response, BUILD);
  if (!language) return null;
  const html = await response.text();
  const cache = await caches.open(cacheName('kotor-pages', BUILD, language));
  const saved = toSavedPage(response, html, new Date());
  // Written before the last copy is deleted, since storage may be full; then again, to be the last key in WebKit too,
  // which leaves a replaced entry at its position.
  await cache.put(url.href, saved.clone());
  await deleteSaved(url, language, ['kotor-pages']);
  await cache.put(url.href, saved);
  for (const oldest of (await cache.keys()).slice(0, -MAX_PAGES)) await cache.delete(oldest);
  return html;
}

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/**
 * Network first: the cached page is the fallback when the network fails, is slow or responds with a server error, then
 * the offline page in the visitor’s language. A slow network gets more time if the cached page is not the requested
 * one.
 */
export class PageStrategy extends Strategy {
  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const url = new URL(request.url);
    const network = handler.fetch(request).then(
      (response) => {
        void handler.waitUntil(cachePage(url, response.clone()).catch(() => null));
        return response;
      },
      () => null,
    );
    // A late response is cached too.
    void handler.waitUntil(Promise.race([network, replaced]));
    const language = await languageOf(url);
    // A store that fails must not break a page while online.
    const saved = findForOffline(url, language).catch(() => null);
    const timeout = wait(NETWORK_TIMEOUT_MS).then(async () => {
      if (!(await saved)) return network;
      const isAnswer = await isAnswerSaved(url, language).catch(() => false);
      if (!isAnswer) await wait(PART_TIMEOUT_MS - NETWORK_TIMEOUT_MS);
      return null;
    });
    const response = await Promise.race([network, timeout]);
    if (response && response.status < 500) return response;
    const copy = await saved;
    if (copy) return showSavedPage(copy, language);
    return response ?? offlinePage(language);
  }
}

const WORDS = inEachLanguage((language) => translate(SavedCopy, language));

/** The page with a note that says when it was saved. React does not touch elements that it did not render into the body. */
async function showSavedPage(saved: Response, language: Language): Promise<Response> {
  const { label, savedOn, text } = WORDS[language];
  const day = savedOn.replace('{date}', formatDate(savedAt(saved)));
  const note = `<aside id="${SAVED_COPY_ID}" aria-label="${label}"><p><strong>${day}</strong> ${text}</p></aside>`;
  const html = await saved.text();
  const end = html.lastIndexOf('</body>');
  return new Response(`${html.slice(0, end)}${note}${html.slice(end)}`, { headers: saved.headers });
}
