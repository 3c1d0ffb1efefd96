import { type Node, typesOf, valuesOf, vocabularyFaults } from '../support/graph';
import { sendRequest } from '../support/http';
import { readListed } from '../support/sitemap';
import { expect, test } from '../support/test';

type Feature = {
  type: string;
  id: string;
  geometry: { type: string; coordinates: [longitude: number, latitude: number] } | null;
  properties: { name_en: string; name_sr: string; url_en: string | null; url_sr: string | null };
};

/** Bounds of the bay and the mountains around it, in degrees. */
const BAY = { west: 18.4, east: 19, south: 42.2, north: 42.7 };

const featuresOf = async (origin: string): Promise<Feature[]> => {
  const { type, features } = JSON.parse((await sendRequest(origin, '/places.geojson')).text);
  expect(type).toBe('FeatureCollection');
  return features;
};

test('serves places as GeoJSON, around the bay, with names and links in both languages', async ({ origin }) => {
  const features = await featuresOf(origin);
  // The crawls open every listed page.
  const listed = (await readListed(origin)).map(({ address }) => address);
  expect(features.length).toBeGreaterThan(30);
  expect(new Set(features.map(({ id }) => id)).size).toBe(features.length);
  for (const { type, id, geometry, properties } of features) {
    expect.soft(type, id).toBe('Feature');
    expect.soft(properties.name_en, id).toMatch(/\p{L}/u);
    expect.soft(properties.name_sr, id).toMatch(/\p{L}/u);
    if (geometry) {
      const [longitude, latitude] = geometry.coordinates;
      expect.soft(geometry.type, id).toBe('Point');
      expect.soft(longitude > BAY.west && longitude < BAY.east, `${id}: ${longitude}`).toBe(true);
      expect.soft(latitude > BAY.south && latitude < BAY.north, `${id}: ${latitude}`).toBe(true);
    }
    for (const address of [properties.url_en, properties.url_sr].filter((each) => each !== null)) {
      expect.soft(listed, id).toContain(address);
    }
  }
  expect(features.filter(({ geometry }) => geometry).length).toBeGreaterThan(20);
});

/** A text with its language counts as a text. */
const plain = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && '@value' in value ? value['@value'] : value;

test('serves the same places as valid JSON-LD', async ({ origin }) => {
  const { text } = await sendRequest(origin, '/places.jsonld');
  const { '@context': context, '@graph': graph } = JSON.parse(text, plain) as { '@context': string; '@graph': Node[] };
  expect(context).toBe('https://schema.org');
  expect(vocabularyFaults(graph)).toEqual([]);
  const places = graph.filter((node) => typesOf(node).includes('Place'));
  const ids = places.map((place) => String(place['@id']).split('#').at(-1));
  expect(ids).toEqual((await featuresOf(origin)).map(({ id }) => id));
  for (const place of places) expect.soft(valuesOf(place, 'name'), String(place['@id'])).toHaveLength(2);
});
