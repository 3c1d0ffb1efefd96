import { createSearch } from '@/lib/search/createSearch';
import { document, titlesOf } from '@/lib/search/createSearch.testUtils';

test('a title that equals the query comes first, however often others mention it', async () => {
  const find = await createSearch(
    [
      document('Perast, Perast and Perast', { kind: 'page', names: 'Perast', keywords: 'Perast' }),
      document('The Perast', { kind: 'news' }),
      document('Tvrdjava i tvrdjava', { kind: 'page' }),
      document('Tvrđava', { kind: 'news' }),
      document('Pass M', { body: 's s s' }),
      document('Pass S'),
    ],
    'sr',
  );
  expect(titlesOf(find, 'perast')[0]).toBe('The Perast');
  expect(titlesOf(find, 'Тврђава')[0]).toBe('Tvrđava');
  expect(titlesOf(find, 'tvrdjava')[0]).toBe('Tvrđava');
  expect(titlesOf(find, 'pass s')[0]).toBe('Pass S');
});

test('a result with the query as another name comes before one that mentions it', async () => {
  const find = await createSearch(
    [
      document('City pass: city, city', { kind: 'page' }),
      document('Residence', { kind: 'news', names: 'stay, City pass' }),
    ],
    'en',
  );
  expect(titlesOf(find, 'city pass')).toEqual(['Residence', 'City pass: city, city']);
});

test('a result with the query without its stop words as another name comes first', async () => {
  const find = await createSearch(
    [
      document('Swim, swim, swim', { kind: 'page' }),
      document('Beaches', { kind: 'news', names: 'swim' }),
      document('Jetties', { kind: 'news', names: 'where to swim' }),
    ],
    'en',
  );
  expect(titlesOf(find, 'where can I swim')[0]).toBe('Beaches');
  expect(titlesOf(find, 'where to swim').slice(0, 2)).toEqual(['Jetties', 'Beaches']);
});

test('stop words in another name are ignored, unless only one word would remain', async () => {
  const find = await createSearch(
    [
      document('Perast: Perast, bus, bus', { kind: 'page' }),
      document('Along the bay', { kind: 'news', names: 'bus to Perast' }),
      document('Opening hours', { kind: 'news', names: 'when does the bus open' }),
    ],
    'en',
  );
  expect(titlesOf(find, 'next bus for Perast')[0]).toBe('Along the bay');
  expect(titlesOf(find, 'bus')[0]).toBe('Perast: Perast, bus, bus');
});

test.each([
  ['kotor art', 'KotorArt'],
  ['blueline', 'Buses'],
  ['time zone', 'Clocks'],
])('spaces in a title or a name may be anywhere: %s', async (query, expected) => {
  const find = await createSearch(
    [
      document('Art, art and art', { kind: 'page', names: 'art' }),
      document('KotorArt', { kind: 'news' }),
      document('Buses', { names: 'Blue Line' }),
      document('Opening times', { kind: 'page', names: 'time' }),
      document('Clocks', { kind: 'news', names: 'timezone', keywords: 'time' }),
    ],
    'en',
  );
  expect(titlesOf(find, query)[0]).toBe(expected);
  expect(find(query).isApproximate).toBe(false);
});
