import { textsOf, toSummary } from '@/lib/search/summary';

test('a summary ends with a word', () => {
  expect(toSummary('Short.')).toBe('Short.');
  const long = toSummary('Stone, sea and roofs. '.repeat(20));
  expect(long.length).toBeLessThanOrEqual(171);
  expect(long).toMatch(/(Stone|sea|and|roofs)…$/);
});

test('messages give their words without tags and placeholders', () => {
  const branch = { a: '{count, plural, one {# night} other {# nights}} here', b: { c: 'Call {phone}' } };
  expect(textsOf(branch).replace(/\s+/g, ' ').trim()).not.toMatch(/[{}#]|phone/);
  expect(textsOf(branch)).toContain('here');
  expect(textsOf('On <link>the map</link>, {count} of them')).toBe('On the map,   of them');
  expect(textsOf(undefined)).toBe('');
});
