import { getMapPlaces, pinHref } from '@/lib/cms/getMapPlaces';
import { knownPlaces } from '@/lib/cms/places';
import { clock } from '@/lib/i18n/clock';
import { MESSAGES } from '@/lib/i18n/messages';
import { BAY_PINS, GROUP_BY_ID, PIN_DISTANCE, TOWN_POSITIONS } from '@/lib/map/sheets';
import { MAP_FILTER } from '@/lib/routing/mapGroup';
import { site } from '@/lib/site';

const { en, sr } = MESSAGES;

// By now the facts of the shipped content are checked, and none is outdated.
beforeEach(() => void jest.spyOn(clock, 'now').mockReturnValue(new Date('2026-11-24T12:00:00Z')));

test('every place on a map is a known place, and every known place has a name', () => {
  const places = knownPlaces();
  const ids = places.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  for (const id of [TOWN_POSITIONS, BAY_PINS, GROUP_BY_ID].flatMap(Object.keys)) expect(ids).toContain(id);
  const named = places.flatMap(({ id, name }) => (name ? [] : [id])).sort();
  expect(Object.keys(en.MapPage.places).sort()).toEqual(named);
  expect(Object.keys(sr.MapPage.places).sort()).toEqual(named);
});

test('the shipped guide fills the map: numbered through, linked to its articles, each group with a place', async () => {
  const places = await getMapPlaces('sr');
  expect(places.map(({ number }) => number)).toEqual(places.map((_, index) => index + 1));
  expect(places.length).toBeGreaterThanOrEqual(35);
  expect(places.find(({ id }) => id === 'perast')).toMatchObject({
    name: 'Perast',
    groups: ['towns'],
    sheet: 'bay',
    href: expect.stringMatching(/^\/vidi-i-uradi\/.+\?id=perast$/),
    coordinates: { precision: '300\u00a0m' },
  });
  expect(places.find(({ id }) => id === 'cats-museum')?.coordinates).toBeNull();
  expect(places.find(({ id }) => id === 'info-desk')).toMatchObject({
    name: site.desk.sr,
    href: null,
    groups: ['help', 'tax'],
  });
  expect(places.find(({ id }) => id === 'coach-station')).toMatchObject({
    name: 'Autobuska stanica',
    groups: ['arrival', 'buses', 'toilets'],
    sheet: 'town',
    coordinates: null,
  });
  for (const group of MAP_FILTER.choices) expect(places.flatMap(({ groups }) => groups)).toContain(group);
});

test('an article about a place leads to its pin', async () => {
  const places = await getMapPlaces('sr');
  const linked = places.flatMap(({ id, href }) => (href ? [id] : []));
  expect(linked).toContain('cats-museum');
  expect(linked.map((id) => pinHref(id, 'sr'))).toEqual(linked.map((id) => `/karta#pin-${id}`));
  expect(pinHref('klapa-singing', 'en')).toBeNull();
});

test('each place tells how far it is: by its walk from the Sea Gate, in a straight line where that is too long', async () => {
  const places = await getMapPlaces('en');
  const placeOf = (id: string) => places.find((place) => place.id === id);
  expect(placeOf('cats-museum')).toMatchObject({ onFoot: { walk: { time: '5\u00a0minutes' } }, fromSeaGate: null });
  expect(placeOf('perast')).toMatchObject({ onFoot: null, fromSeaGate: expect.stringMatching(/^\d+(\.\d)?\skm$/) });
  expect(placeOf('clock-tower-and-square-of-arms')?.onFoot?.walk).toMatchObject({ time: '1\u00a0minute' });
  for (const [id, time] of [
    ['muo', '30\u00a0minutes'],
    ['dobrota', '50\u00a0minutes'],
    ['prcanj', '1\u00a0hour and 10\u00a0minutes'],
  ] as const) {
    expect(placeOf(id)).toMatchObject({ onFoot: { walk: { time, from: 'the Sea Gate' } }, fromSeaGate: null });
  }
  expect(places.filter(({ sheet, onFoot, fromSeaGate }) => sheet === 'bay' && !onFoot?.walk && !fromSeaGate)).toEqual(
    [],
  );
  const fromTheGate = ['half-day-walk-through-the-squares', 'sea-gate'];
  for (const { id, href, sheet, onFoot } of places.filter((place) => !fromTheGate.includes(place.id))) {
    // Points show the walk only if it is known (docs/requirements.md, Map).
    if (href && sheet === 'town')
      expect([id, onFoot?.walk?.time ?? onFoot?.words]).toEqual([id, expect.stringMatching(/minute/)]);
  }
});

test('the list of the map, which has no days of checks, leaves outdated facts out', async () => {
  const known = (await getMapPlaces('en')).filter(({ admission }) => admission);
  expect(known).not.toEqual([]);
  jest.spyOn(clock, 'now').mockReturnValue(new Date('2040-01-01T12:00:00Z'));
  expect((await getMapPlaces('en')).filter(({ admission, telephone }) => admission || telephone)).toEqual([]);
});

test('no pin covers another', async () => {
  const places = await getMapPlaces('en');
  for (const [index, { id, sheet, pin }] of places.entries()) {
    const near = places
      .slice(index + 1)
      .filter((other) => other.sheet === sheet && Math.hypot(other.pin.x - pin.x, other.pin.y - pin.y) < PIN_DISTANCE);
    expect([id, near.map((other) => other.id)]).toEqual([id, []]);
  }
});
