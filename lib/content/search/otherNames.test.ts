/** @jest-environment node */
import { otherNames } from '@/lib/content/search/otherNames';

test.each([
  [['St Tryphon’s Cathedral'], 'San Trifone'],
  [['Katedrala Svetog Tripuna'], 'Sv. Tripun'],
  [['Perast, a town without walls'], 'Perasto'],
  [['CAR-FREE OLD TOWN, PARKING OUTSIDE'], 'car park'],
])('%j is also called %s', (titles, name) => {
  expect(otherNames(titles)).toContain(name);
});

test('whole words only, and nothing for what has no other name', () => {
  expect(otherNames(['Perastine of nowhere'])).toBe('');
  expect(otherNames([])).toBe('');
});
