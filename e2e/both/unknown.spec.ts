import type { Language } from '@/lib/i18n/language';
import { headingsOf, languageOf, metaOf } from '../support/html';
import { type HttpResponse, sendRequest } from '../support/http';
import { MESSAGES, TAG } from '../support/messages';
import { splitWords } from '../support/splitWords';
import { expect, test } from '../support/test';

/** Expects a 404 page of the site: complete HTML with links, in the visitor’s language, and not indexed. */
function expectNotFound(response: HttpResponse, language: Language, what: string): void {
  expect.soft(response.status, what).toBe(404);
  expect.soft(languageOf(response.text), what).toBe(TAG[language]);
  expect.soft(headingsOf(response.text), what).toEqual([MESSAGES[language].NotFoundPage.title]);
  expect.soft(metaOf(response.text).robots?.[0], what).toContain('noindex');
  expect.soft(response.text, what).toContain('<footer');
  expect.soft(response.text, what).toContain(language === 'en' ? 'href="/see-and-do"' : 'href="/vidi-i-uradi"');
}

const UNKNOWN: Record<Language, string[]> = {
  en: splitWords(`
    /nowhere /tax/more /city-card/s /see-and-do/nowhere /see-and-do/nowhere?id=nowhere /see-and-do/nowhere/nothing
    /see-and-do/a/b/c/d/e /see-and-do/a/article/nothing /see-and-do/a/article/nothing?id=nothing /news/nowhere
    /news/nowhere?id=nowhere /news/nowhere/nothing?id=nothing /news/sve /news/a/b/c /events/nothing
    /events/nothing?id=nothing /events?id=nothing /events?id=a.b /events?page=999 /news/all?page=999 /events/a/b
    /index.html /favicon.txt /.env /wp-login.php /%E0%A4%A /see-and-do/%00
    /see-and-do/..%2f..%2fetc`),
  sr: splitWords(`
    /vidi-i-uradi/nigdje /vidi-i-uradi/nigdje/nista?id=nista /vidi-i-uradi/a/article/nista /vijesti/all
    /vijesti/nigdje /dogadjaji/nista /dogadjaji?id=nista /volim-kotor/nista`),
};

test('answers 404 for unknown addresses in the visitor’s language', async ({ origin }) => {
  for (const path of UNKNOWN.en) expectNotFound(await sendRequest(origin, path), 'en', path);
  for (const path of UNKNOWN.sr) expectNotFound(await sendRequest(origin, path), 'sr', path);
  const cookie = { cookie: 'lang=sr' };
  expectNotFound(await sendRequest(origin, '/nowhere', { headers: cookie }), 'sr', '/nowhere with the cookie');
  expectNotFound(
    await sendRequest(origin, '/see-and-do/nowhere', { headers: cookie }),
    'en',
    'an English segment and a Serbian cookie',
  );
});
