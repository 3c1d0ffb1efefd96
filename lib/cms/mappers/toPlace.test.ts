import { toPlace } from '@/lib/cms/mappers/toPlace';
import { WHOLE_PLACE } from '@/lib/cms/schema/place.testUtils';

const CHECK_DAY = new Date('2026-11-21T12:00:00Z');
const TWO_YEARS_ON = new Date('2028-11-01T12:00:00Z');

test('a place is in one language, its numbers in that language’s form', () => {
  expect(toPlace(WHOLE_PLACE, 'sr', CHECK_DAY)).toMatchObject({
    kind: 'Church',
    wikidata: 'Q42',
    address: { words: 'Trg od brašna', notCheckedSince: null },
    onFoot: { walk: { from: 'Vrata od mora', time: '5\u00a0minuta', distance: '280\u00a0m' }, words: 'Pored bunara' },
    byBus: { words: 'Lokalni autobus' },
    stepFree: { answer: 'partly', words: 'Tri stepenika' },
    duration: { words: '30–45\u00a0minuta' },
    checked: '21.11.2026',
  });
  expect(toPlace(WHOLE_PLACE, 'en', CHECK_DAY)).toMatchObject({
    address: { words: 'Flour Square' },
    duration: { words: '30–45\u00a0minutes' },
  });
});

describe('coordinates', () => {
  const at = (precision: number) => {
    const coordinates = { latitude: 42.424, longitude: 18.76, precision, source: 'map', checked: '2026-11-21' };
    return toPlace({ coordinates }, 'en', CHECK_DAY)?.coordinates;
  };

  test('are shown with as many decimals as are known, and on a map that comes no closer', () => {
    expect(at(150)).toMatchObject({
      shown: '42.424° N, 18.760° E',
      mapHref: 'https://www.openstreetmap.org/?mlat=42.424&mlon=18.76#map=16/42.424/18.76',
      geoHref: 'geo:42.424,18.76?q=42.424,18.76',
    });
    expect(at(5)?.shown).toBe('42.42400° N, 18.76000° E');
    expect(at(500)?.mapHref).toContain('#map=14/');
  });
});

test('what is not known is null, and not an empty fact', () => {
  const place = toPlace({ light: WHOLE_PLACE.light }, 'en', CHECK_DAY);
  expect(place).toMatchObject({ kind: null, coordinates: null, address: null, onFoot: null, stepFree: null });
  expect(place?.light).toEqual({ words: 'Morning', isCurrent: true, notCheckedSince: null, isEstimate: false });
});

test('a fact past its check says since when; a bus, a boat and a toilet are left out', () => {
  expect(toPlace(WHOLE_PLACE, 'en', TWO_YEARS_ON)).toMatchObject({
    onFoot: { isCurrent: false, notCheckedSince: '11.2026' },
    address: { isCurrent: true, notCheckedSince: null },
    byBus: null,
    byBoat: null,
    toilets: null,
  });
});

test('the day of the check is the oldest of those that still count', () => {
  const address = { words: { en: 'Flour Square', sr: 'Trg od brašna' }, source: 'map', checked: '2028-10-05' };
  expect(toPlace({ ...WHOLE_PLACE, address }, 'en', TWO_YEARS_ON)?.checked).toBe('21.11.2026');
  expect(toPlace({ onFoot: WHOLE_PLACE.onFoot, address }, 'en', TWO_YEARS_ON)?.checked).toBe('05.10.2028');
  expect(toPlace({ onFoot: WHOLE_PLACE.onFoot }, 'en', TWO_YEARS_ON)?.checked).toBeNull();
  // Whatever the order of the facts.
  const { light } = WHOLE_PLACE;
  expect(toPlace({ address, light }, 'en', TWO_YEARS_ON)?.checked).toBe('21.11.2026');
});

test('an estimate counts neither as checked nor, later on, as no longer checked', () => {
  const shade = { words: { en: 'Little', sr: 'Malo' }, source: 'general knowledge', estimated: '2020-01-01' };
  expect(toPlace({ shade, light: WHOLE_PLACE.light }, 'en', CHECK_DAY)).toMatchObject({
    shade: { isCurrent: false, isEstimate: true, notCheckedSince: null },
    light: { isEstimate: false },
    checked: '21.11.2026',
    hasEstimates: true,
  });
  expect(toPlace({ shade }, 'en', CHECK_DAY)).toMatchObject({ checked: null, hasEstimates: true });
  expect(toPlace(WHOLE_PLACE, 'en', CHECK_DAY)?.hasEstimates).toBe(false);
});

test('a place of which nothing is of use any more is no place', () => {
  expect(toPlace({ kind: 'Church', byBus: WHOLE_PLACE.byBus }, 'en', TWO_YEARS_ON)).toBeNull();
  expect(toPlace({ kind: 'Church' }, 'en', CHECK_DAY)).toBeNull();
});
