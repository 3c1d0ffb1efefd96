import { isFiltered, NO_FILTERS, parseFilters, withFilters } from '@/lib/routing/partnerFilters';
import { MAX_QUERY_LENGTH } from '@/lib/routing/queryText';

describe('filters in the address', () => {
  test('are read back as they were written', () => {
    const filters = { query: 'Đardin 10 %', category: 'hospitality' } as const;
    const query = withFilters(new URLSearchParams(), filters);
    expect(query.toString()).toBe('q=%C4%90ardin+10+%25&kategorija=ugostiteljstvo');
    expect(parseFilters(query)).toEqual(filters);
  });

  test('vanish when they are empty, and leave the rest alone', () => {
    const query = withFilters(new URLSearchParams('x=1&q=a&kategorija=ostalo'), { query: ' ', category: null });
    expect(query.toString()).toBe('x=1');
  });

  test('that make no sense are ignored', () => {
    const read = parseFilters(new URLSearchParams({ kategorija: 'sve-i-svasta', q: 'a'.repeat(1_000) }));
    expect(read.category).toBeNull();
    expect(read.query).toHaveLength(MAX_QUERY_LENGTH);
  });
});

test.each([
  [NO_FILTERS, false],
  [{ query: '  ', category: null }, false],
  [{ query: 'a', category: null }, true],
  [{ query: '', category: 'other' as const }, true],
])('%j narrows the list: %s', (filters, expected) => {
  expect(isFiltered(filters)).toBe(expected);
});
