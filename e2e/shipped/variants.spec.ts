import { metaOf } from '../support/cards';
import { everyKind } from '../support/everyKind';
import { canonicalOf } from '../support/html';
import { sendRequest } from '../support/http';
import { expect, test } from '../support/test';
import { LANGUAGES } from '../support/words';

/** The metadata of a page for search engines and shared links. */
async function readHead(origin: string, path: string) {
  const { text } = await sendRequest(origin, path);
  const title = /<title>([^<]*)/.exec(text)?.[1] ?? '';
  return { title, canonical: canonicalOf(text) ?? '', meta: metaOf(text) };
}

test('a page made from inputs is shared with them, under its own title, and not indexed', async ({ origin }) => {
  for (const language of LANGUAGES) {
    const { guestSheet, searchResults, planOf, sharedTrip } = everyKind(language);
    for (const path of [guestSheet, searchResults, planOf, sharedTrip]) {
      const { title, canonical, meta } = await readHead(origin, path);
      expect.soft(decodeURIComponent(canonical)).toBe(origin + path);
      expect.soft(meta['og:url'], path).toEqual([canonical]);
      expect.soft(title, path).toContain(meta['og:title']?.[0]);
      expect.soft(meta.robots, path).toEqual(['noindex, follow']);
    }
  }
});
