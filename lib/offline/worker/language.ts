import { isLanguage, type Language } from '@/lib/i18n/language';
import { cacheName } from '@/lib/offline/cacheNames';
import { BUILD } from '@/lib/offline/worker/build';
import { decideLanguage } from '@/lib/routing/languageRule';

declare const self: ServiceWorkerGlobalScope & {
  cookieStore?: { get(name: string): Promise<{ value?: string } | null> };
};

/** Where the language is noted that a page told: a worker is stopped and started as the browser likes. */
const NOTE = '/language';

const shell = () => caches.open(cacheName('kotor-offline', BUILD));

/** For browsers that show a worker no cookies: pages tell which language they remember. */
export async function storeLanguage(language: unknown): Promise<void> {
  if (!self.cookieStore && isLanguage(language)) await (await shell()).put(NOTE, new Response(language));
}

/** The cookie `lang`, or what stands for it. */
async function remembered(): Promise<string | undefined> {
  if (self.cookieStore) return (await self.cookieStore.get('lang'))?.value;
  return (await (await shell()).match(NOTE))?.text();
}

/** The language in which the site would answer (docs/requirements.md, Language). */
export async function languageOf({ pathname, searchParams }: URL): Promise<Language> {
  return decideLanguage(pathname, searchParams, await remembered()).language;
}
