import { synonymsOf } from '@/lib/search/synonyms';

test.each([
  [['St Tryphon’s Cathedral', 'Katedrala Svetog Tripuna'], 'San Trifone'],
  [['Katedrala Svetog Tripuna', 'The St Tryphon’s Cathedral'], 'Sv. Tripun'],
  [['Perast, a town without walls'], 'Perasto'],
  [['CAR-FREE OLD TOWN, PARKING OUTSIDE'], 'car park'],
])('%j is also called %s', (titles, name) => {
  expect(synonymsOf(titles).own).toContain(name);
});

test('what a title only mentions has synonyms too, that are not its own', () => {
  const { own, mentioned } = synonymsOf(['The Cats Museum and Perast', 'Muzej mačaka']);
  expect(own).toContain('kittens');
  expect(own).not.toContain('Perasto');
  expect(mentioned).toBe('Perasto, Perasta, Perastu');
});

test('whole words only, and nothing for what has no synonym', () => {
  expect(synonymsOf(['Perastine of nowhere'])).toEqual({ own: '', mentioned: '' });
  expect(synonymsOf([])).toEqual({ own: '', mentioned: '' });
});
