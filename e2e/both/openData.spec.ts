import { sendRequest } from '../support/http';
import { readListed } from '../support/sitemap';
import { expect, test } from '../support/test';

type Feature = { id: string; properties: { url_en: string | null; url_sr: string | null } };

test('serves places as GeoJSON with links to pages in both languages', async ({ origin }) => {
  // The crawls open every listed page.
  const listed = (await readListed(origin)).map(({ address }) => address);
  const { text } = await sendRequest(origin, '/places.geojson');
  const { features }: { features: Feature[] } = JSON.parse(text);
  expect(features).not.toEqual([]);
  for (const { id, properties } of features) {
    for (const address of [properties.url_en, properties.url_sr].filter((each) => each !== null)) {
      expect.soft(listed, id).toContain(address);
    }
  }
});
