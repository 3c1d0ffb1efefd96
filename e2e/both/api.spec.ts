import { sendRequest } from '../support/http';
import { split } from '../support/split';
import { expect, test } from '../support/test';

test('answers 404 for unknown paths and 400 for a malformed query, as JSON', async ({ origin }) => {
  for (const path of split('/nothing /article/nothing /article/a%20b /..%2f..%2fetc%2fpasswd')) {
    expect.soft((await sendRequest(origin, `/api${path}`)).status, path).toBe(404);
  }
  expect((await sendRequest(origin, '/api')).status).toBe(404);
  const malformed = await sendRequest(origin, '/api/article?limit=0');
  expect(malformed.status).toBe(400);
  expect(malformed.headers['content-type']).toContain('application/json');
  expect((await sendRequest(origin, '/api/article?limit=3&unknown=1&page[]=2')).status).toBe(200);
});

test('answers 4xx for cards of what is no list, or no URL', async ({ origin }) => {
  for (const of of [
    '',
    ...split(`
      / /imprint /events?id=nobody /events?id=a.b /nowhere /news/all?page=0 /news/all?page=999 http:// //% /%E0%A4%A
      \ud800`),
  ]) {
    const { status, headers } = await sendRequest(origin, `/api/cards?of=${encodeURIComponent(of.toWellFormed())}`);
    expect.soft([400, 404], `${of}: ${status}`).toContain(status);
    expect.soft(headers['content-type'], of).toContain('application/json');
  }
});
