import { brokenReferences, type GraphNode, typesOf, valuesOf } from '../support/graph';
import { sendRequest } from '../support/http';
import { readListed } from '../support/sitemap';
import { expect, test } from '../support/test';

type Feature = { id: string; properties: { url_en: string | null; url_sr: string | null } };

const featuresOf = async (origin: string): Promise<Feature[]> =>
  JSON.parse((await sendRequest(origin, '/places.geojson')).text).features;

test('serves places as GeoJSON with links to pages in both languages', async ({ origin }) => {
  // The crawls open every listed page.
  const listed = (await readListed(origin)).map(({ address }) => address);
  const features = await featuresOf(origin);
  expect(features).not.toEqual([]);
  for (const { id, properties } of features) {
    for (const address of [properties.url_en, properties.url_sr].filter((each) => each !== null)) {
      expect.soft(listed, id).toContain(address);
    }
  }
});

test('serves the same places as JSON-LD', async ({ origin }) => {
  const { text } = await sendRequest(origin, '/places.jsonld');
  const { '@context': context, '@graph': graph } = JSON.parse(text) as {
    '@context': string;
    '@graph': GraphNode[];
  };
  expect(context).toBe('https://schema.org');
  expect(brokenReferences(graph)).toEqual([]);
  const places = graph.filter((node) => typesOf(node).includes('Place'));
  const ids = places.map((place) => String(place['@id']).split('#').at(-1));
  expect(ids).toEqual((await featuresOf(origin)).map(({ id }) => id));
  for (const place of places) expect.soft(valuesOf(place, 'name'), String(place['@id'])).toHaveLength(2);
});
