import type { Language } from '@/lib/i18n/language';
import { headingsOf, languageOf, metaOf } from './html';
import type { HttpResponse } from './http';
import { MESSAGES, TAG } from './messages';
import { expect } from './test';

/** Everything is fresh within a minute of the provider’s recovery. */
export const RECOVERY_SECONDS = 60;

/** Expects a complete 503 page in the visitor’s language, with Retry-After and links. */
export function expectUnavailable({ status, headers, text }: HttpResponse, language: Language, what: string): void {
  expect.soft(status, what).toBe(503);
  expect.soft(Number(headers['retry-after']), what).toBeGreaterThan(0);
  expect.soft(headers['cache-control'], what).toBe('no-store');
  expect.soft(languageOf(text), what).toBe(TAG[language]);
  expect.soft(headingsOf(text), what).toEqual([MESSAGES[language].UnavailablePage.title]);
  expect.soft(metaOf(text).robots?.[0], what).toContain('noindex');
  expect.soft(text, what).toContain('<nav');
  expect.soft(text, what).toContain('<footer');
  expect.soft(text, what).toContain(language === 'en' ? 'href="/tax"' : 'href="/tax?lang=sr"');
}
