import { getMapPlaces } from '@/lib/cms/getMapPlaces';
import { knownPlaces } from '@/lib/cms/places';
import { clock } from '@/lib/i18n/clock';
import { placesDataset } from '@/lib/seo/graph/placesDataset';
import { getOpenDataPlaces } from '@/lib/seo/openDataPlaces';
import { toPlacesGeoJson } from '@/lib/seo/placesGeoJson';
import { toPlacesJsonLd } from '@/lib/seo/placesJsonLd';

// By now the facts of the shipped content are checked, and none is outdated.
beforeEach(() => void jest.spyOn(clock, 'now').mockReturnValue(new Date('2026-11-24T12:00:00Z')));

test('the ferry never closes, and the open data says so with its source', async () => {
  expect((await getMapPlaces('en')).find(({ id }) => id === 'ferry-lepetane')?.openingHours?.hours).toEqual({
    always: true,
  });
  const { features } = JSON.parse(toPlacesGeoJson(await getOpenDataPlaces()));
  const ferry = features.find(({ id }: { id: string }) => id === 'ferry-lepetane');
  expect(ferry.properties).toMatchObject({
    opening_hours: '24/7',
    opening_hours_source: expect.stringContaining('ferry.co.me'),
    opening_hours_checked: '2026-11-21',
    website: 'https://ferry.co.me',
    phone: null,
  });
});

test('the open data has every known place, with a source for its address and its coordinates', async () => {
  const places = await getOpenDataPlaces();
  expect(places).toHaveLength(knownPlaces().length);
  const collection = JSON.parse(toPlacesGeoJson(places));
  expect(collection).toMatchObject({
    type: 'FeatureCollection',
    licence: 'https://creativecommons.org/licenses/by/4.0/',
    source: 'http://localhost:3000/places.geojson',
  });
  expect(new Set(collection.features.map(({ id }: { id: string }) => id)).size).toBe(places.length);
  for (const { type, geometry, properties } of collection.features) {
    expect(type).toBe('Feature');
    expect([properties.name_en, properties.name_sr]).toEqual(Array(2).fill(expect.stringMatching(/\p{L}/u)));
    if (!geometry) continue;
    expect(geometry.type).toBe('Point');
    const [longitude, latitude] = geometry.coordinates;
    expect([longitude > 18.4 && longitude < 19, latitude > 42.2 && latitude < 42.7]).toEqual([true, true]);
    expect(properties.position_source).toBeTruthy();
    expect(properties.precision_metres).toBeGreaterThan(0);
  }
  expect(collection.features.filter(({ geometry }: { geometry: unknown }) => geometry).length).toBeGreaterThan(20);
  const { '@context': context, '@graph': graph } = JSON.parse(toPlacesJsonLd(places));
  expect(context).toBe('https://schema.org');
  const [dataset, organisation, ...items] = graph;
  expect(dataset).toMatchObject({
    '@type': 'Dataset',
    license: 'https://creativecommons.org/licenses/by/4.0/',
    name: [
      { '@language': 'en', '@value': 'Places of Kotor and the bay' },
      { '@language': 'sr-Latn-ME', '@value': 'Mjesta Kotora i zaliva' },
    ],
    creator: { '@id': organisation['@id'] },
  });
  // The map page describes the same data.
  expect(dataset['@id']).toBe(placesDataset({ name: '', description: '' })['@id']);
  expect(items).toHaveLength(places.length);
  for (const { subjectOf, name } of items) {
    expect(subjectOf).toEqual({ '@id': dataset['@id'] });
    expect(name).toHaveLength(2);
  }
  expect(items.find((place: { '@id': string }) => place['@id'].endsWith('#sea-gate'))).toMatchObject({
    '@type': ['Place', 'LandmarksOrHistoricalBuildings'],
    name: [
      { '@language': 'en', '@value': 'Sea Gate' },
      { '@language': 'sr-Latn-ME', '@value': 'Vrata od mora' },
    ],
    geo: { latitude: 42.425, longitude: 18.77 },
  });
});
