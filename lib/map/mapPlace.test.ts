import { type MapPlace, sortPlaces, toGroup, toPlacement } from '@/lib/map/mapPlace';
import { TOWN_POSITIONS } from '@/lib/map/sheets';

const at = (latitude: number, longitude: number) => ({ latitude, longitude }) as MapPlace['coordinates'];

test('a place of the old town stands on the plan, whether or not its position is known', () => {
  const position = TOWN_POSITIONS['cats-museum'];
  expect(toPlacement('cats-museum', null)).toEqual({ sheet: 'town', position, pin: position });
  expect(toPlacement('sea-gate', at(42.425, 18.77))?.sheet).toBe('town');
});

test('a point with a position on the plan is on it, listed after the places of the walk', () => {
  const plan = { x: 40, y: 600 };
  expect(toPlacement('car-park', at(42.425, 18.77), plan)).toEqual({ sheet: 'town', position: plan, pin: plan });
  const places = ['car-park', 'sea-gate'].map((id) => ({ id, ...toPlacement(id, null, plan) }));
  expect(sortPlaces(places as MapPlace[]).map(({ id }) => id)).toEqual(['sea-gate', 'car-park']);
});

test('a place outside the old town is on the map of the bay, its pin moved where neighbours are near', () => {
  const position = { x: 526.2, y: 366.5 };
  expect(toPlacement('dobrota', at(42.454, 18.768))).toEqual({ sheet: 'bay', position, pin: position });
  const risan = toPlacement('risan', at(42.515, 18.695));
  expect(risan?.pin).not.toEqual(risan?.position);
});

test('a place without a position, or with one outside the map of the bay, is on no map', () => {
  expect(toPlacement('vrmac-ridge', null)).toBeNull();
  expect(toPlacement('lovcen-national-park', at(42.399, 18.838))).toBeNull();
});

test('the group of a place is that of its kind, except for a few places', () => {
  expect(toGroup('x', 'Church')).toBe('churches');
  expect(toGroup('x', 'Aquarium')).toBe('museums');
  expect(toGroup('x', null)).toBe('sights');
  expect(toGroup('town-walls-and-st-johns-fortress', 'LandmarksOrHistoricalBuildings')).toBe('walks');
});

test('the list goes through the town as one walks it, then round the bay from the west', () => {
  const places = [
    { id: 'dobrota', ...toPlacement('dobrota', at(42.454, 18.768)) },
    { id: 'gurdic-gate-and-spring', ...toPlacement('gurdic-gate-and-spring', null) },
    { id: 'morinj', ...toPlacement('morinj', at(42.489, 18.65)) },
    { id: 'sea-gate', ...toPlacement('sea-gate', null) },
  ] as MapPlace[];
  expect(sortPlaces(places).map(({ id }) => id)).toEqual(['sea-gate', 'gurdic-gate-and-spring', 'morinj', 'dobrota']);
});
