import { checkMapPins } from '@/lib/cms/files/check/mapPins';
import { createSample } from '@/lib/cms/files/check/sample.testUtils';
import { PIN_DISTANCE, TOWN_POSITIONS } from '@/lib/map/sheets';

const sample = createSample();

const { x, y } = TOWN_POSITIONS['cats-museum'] ?? { x: 0, y: 0 };

const point = (id: string, pin: { x: number; y: number }) =>
  `- { id: ${id}, groups: [parking], name: { en: Quay, sr: Riva }, plan: { x: ${pin.x}, y: ${pin.y} } }\n`;

test('a point of the map on the pin of a place is reported', () => {
  const near = point('quay', { x: x + 20, y: y - 20 });
  sample.write('points.yaml', near);
  expect(sample.faults(checkMapPins)).toEqual([]);
  sample.write('guide/cats-museum/place.yaml', 'kind: Museum');
  expect(sample.faults(checkMapPins)).toEqual([
    'content/points.yaml: quay: plan: is 28 from the pin of cats-museum, and covers it; move it at least 30 away',
  ]);
  sample.write('points.yaml', point('quay', { x: x + PIN_DISTANCE, y }));
  expect(sample.faults(checkMapPins)).toEqual([]);
});

test('a point of the map on another, or on the information desk, is reported once', () => {
  const desk = TOWN_POSITIONS['info-desk'] ?? { x: 0, y: 0 };
  sample.write('points.yaml', point('one', { x: 20, y: 50 }) + point('two', { x: 20, y: 60 }) + point('three', desk));
  expect(sample.faults(checkMapPins)).toEqual([
    'content/points.yaml: two: plan: is 10 from the pin of one, and covers it; move it at least 30 away',
    'content/points.yaml: three: plan: is 0 from the pin of info-desk, and covers it; move it at least 30 away',
  ]);
});

test('a point that is on the map of the bay covers no pin of the plan', () => {
  const coordinates =
    'coordinates: { latitude: 42.4267, longitude: 18.7712, precision: 20, source: Museum, checked: 2026-01-01 }';
  sample.write('points.yaml', `- { id: quay, groups: [parking], name: { en: Quay, sr: Riva }, ${coordinates} }\n`);
  expect(sample.faults(checkMapPins)).toEqual([]);
});
