import { sendRequest } from '../support/http';
import { expect, test } from '../support/test';

test('the style guide is no page of a build', async ({ origin }) => {
  for (const path of ['/styleguide', '/en/styleguide', '/styleguide?lang=sr']) {
    expect((await sendRequest(origin, path)).status, path).toBe(404);
  }
});
