import { everyPagePath } from '../support/addresses';
import { sendRequest } from '../support/http';
import { expect, test } from '../support/test';

test('ignores a nonce in the request', async ({ origin }) => {
  // Pages of a visitor’s input are not cached: their inline scripts have a nonce.
  const { taxResult, residentCardSearch, searchResults, guestSheet } = everyPagePath('en');
  for (const path of ['/', taxResult, residentCardSearch, searchResults, guestSheet]) {
    const { headers, text } = await sendRequest(origin, path, {
      headers: { 'Content-Security-Policy': "script-src 'nonce-evil'" },
    });
    expect(`${headers['content-security-policy']} ${text}`).not.toContain('nonce-evil');
    expect(text).not.toContain('nonce="evil"');
  }
});
