import { GET as getGeoJson } from '@/app/places.geojson/route';
import { GET as getJsonLd } from '@/app/places.jsonld/route';
import { getAllGuideArticles } from '@/lib/cms/allArticles';
import { found, type Result, UNAVAILABLE } from '@/lib/cms/result';
import type { ContractArticle } from '@/lib/cms/schema/article';

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
