import { sendRequest } from '../support/http';
import { splitWords } from '../support/splitWords';
import { expect, test } from '../support/test';

test('answers 4xx for cards of what is no list, or no URL', async ({ origin }) => {
  for (const of of [
    '',
    ...splitWords(`
      / /imprint /events?id=nobody /events?id=a.b /nowhere /news/all?page=0 /news/all?page=999 http:// //% /%E0%A4%A
      \ud800`),
  ]) {
    const { status, headers } = await sendRequest(origin, `/api/cards?of=${encodeURIComponent(of.toWellFormed())}`);
    expect.soft([400, 404], `${of}: ${status}`).toContain(status);
    expect.soft(headers['content-type'], of).toContain('application/json');
  }
});
