import { createHash } from 'node:crypto';
import { LANGUAGES } from '@/lib/i18n/language';
import { everyKind, kindsOfPage } from '../support/addresses';
import { sendRequest } from '../support/http';
import { expect, test } from '../support/test';

test('allows exactly the inline scripts of each page, rendered or cached', async ({ origin, source }) => {
  test.setTimeout(90_000);
  for (const language of LANGUAGES) {
    for (const path of Object.values(kindsOfPage(source, language))) {
      for (let time = 1; time <= 2; time += 1) {
        const { headers, text } = await sendRequest(origin, path);
        const policy = String(headers['content-security-policy']);
        expect(policy).not.toMatch(/script-src[^;]*unsafe/);
        const named = /script-src 'self' ([^;]+);/.exec(policy)?.[1]?.split(' ');
        const scripts = [...text.matchAll(/<script(?![^>]*(?:type="application| src=))[^>]*>(.*?)<\/script>/gs)];
        const hashes = scripts.map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
        expect(new Set(named), `${path}, time ${time}`).toEqual(new Set(hashes));
        expect(scripts.length).toBeGreaterThan(1);
      }
    }
  }
});

test('ignores a nonce in the request', async ({ origin }) => {
  // Pages of a visitor’s input are not cached: their inline scripts have a nonce.
  const { taxResult, residentCardSearch, searchResults, guestSheet } = everyKind('en');
  for (const path of ['/', taxResult, residentCardSearch, searchResults, guestSheet]) {
    const { headers, text } = await sendRequest(origin, path, {
      headers: { 'Content-Security-Policy': "script-src 'nonce-evil'" },
    });
    expect(`${headers['content-security-policy']} ${text}`).not.toContain('nonce-evil');
    expect(text).not.toContain('nonce="evil"');
  }
});
