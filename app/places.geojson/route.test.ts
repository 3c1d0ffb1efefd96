import { GET as getGeoJson } from '@/app/places.geojson/route';
import { GET as getJsonLd } from '@/app/places.jsonld/route';
import { getAllGuideArticles } from '@/lib/cms/allArticles';
import { found, type Result, UNAVAILABLE } from '@/lib/cms/result';
import type { ContractArticle } from '@/lib/cms/schema/article';
import { clock } from '@/lib/i18n/clock';

jest.mock('@/lib/cms/allArticles');

const STATES: [state: string, guide: Result<ContractArticle[]>, maxAge: number][] = [
  ['found', found([]), 3600],
  ['unavailable', UNAVAILABLE, 0],
];

test.each(STATES)('while the guide is %s the places are cached for so long', async (_state, guide, maxAge) => {
  jest.mocked(getAllGuideArticles).mockResolvedValue(guide);
  for (const get of [getGeoJson, getJsonLd]) {
    const response = await get(new Request('https://site.example/places'));
    expect(response.headers.get('cache-control')).toBe(`public, max-age=${maxAge}`);
  }
});

test('a place is free, or closed to the public, in linked data as in GeoJSON, where its first group is its kind', async () => {
  jest.mocked(getAllGuideArticles).mockResolvedValue(UNAVAILABLE);
  jest.spyOn(clock, 'now').mockReturnValue(new Date('2026-11-24T12:00:00Z'));
  const read = async (get: typeof getJsonLd) => (await get(new Request('https://site.example/places'))).json();
  const access = { free: [true, true], ticket: [false, true], closed: [false, false] };
  const { features } = await read(getGeoJson);
  const admissions = new Set<string>();
  const { '@graph': nodes } = await read(getJsonLd);
  for (const { id, properties } of features) {
    const admission: keyof typeof access | null = properties.admission;
    const node = nodes.find((each: { '@id': string }) => each['@id'].endsWith(`#${id}`));
    expect([id, node.isAccessibleForFree, node.publicAccess]).toEqual([
      id,
      ...(admission ? access[admission] : [undefined, undefined]),
    ]);
    admissions.add(String(admission));
  }
  expect([...admissions].sort()).toEqual(['closed', 'free', 'null', 'ticket']);
  const desk = features.find(({ id }: { id: string }) => id === 'info-desk');
  expect(desk.properties).toMatchObject({ kind: 'help', kinds: ['help', 'tax'] });
});

test('facts that nobody has checked for years are left out', async () => {
  jest.mocked(getAllGuideArticles).mockResolvedValue(UNAVAILABLE);
  jest.spyOn(clock, 'now').mockReturnValue(new Date('2040-01-01T12:00:00Z'));
  const response = await getGeoJson(new Request('https://site.example/places'));
  const { features } = await response.json();
  for (const fact of ['opening_hours', 'admission', 'phone', 'website', 'booking']) {
    expect(features.filter(({ properties }: { properties: Record<string, unknown> }) => properties[fact])).toEqual([]);
  }
});
