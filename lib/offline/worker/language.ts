import type { Language } from '@/lib/i18n/language';
import { openOfflineCache } from '@/lib/offline/worker/offlinePage';
import { decideLanguage } from '@/lib/routing/languageRule';

declare const self: ServiceWorkerGlobalScope & {
  cookieStore?: { get(name: string): Promise<{ value?: string } | null> };
};

/** Cache key of the visitor’s language: the worker’s memory is lost when the browser stops it. */
const LANGUAGE_KEY = '/language';

/** Stores the language a page reports, for browsers without the Cookie Store API in workers. */
export async function storeLanguage(language: Language): Promise<void> {
  if (!self.cookieStore) await (await openOfflineCache()).put(LANGUAGE_KEY, new Response(language));
}

/** The value of the cookie `lang`. */
async function storedLanguage(): Promise<string | undefined> {
  if (self.cookieStore) return (await self.cookieStore.get('lang'))?.value;
  return (await (await openOfflineCache()).match(LANGUAGE_KEY))?.text();
}

/** The language of the server’s response to this URL (docs/requirements.md, Language). The store can fail while online. */
export async function languageOf({ pathname, searchParams }: URL): Promise<Language> {
  return decideLanguage(pathname, searchParams, await storedLanguage().catch(() => undefined)).language;
}
