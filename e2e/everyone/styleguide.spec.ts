import { sendRequest } from '../support/http';
import { expect, test } from '../support/test';

test('answers 404 for the style guide in production', async ({ origin }) => {
  for (const path of ['/styleguide', '/en/styleguide', '/styleguide?lang=sr']) {
    expect((await sendRequest(origin, path)).status, path).toBe(404);
  }
});
