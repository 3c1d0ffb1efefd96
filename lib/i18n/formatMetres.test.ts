import { formatMetres } from '@/lib/i18n/formatMetres';

test.each([
  [150, '150 m', '150 m'],
  [999, '999 m', '999 m'],
  [1000, '1 km', '1 km'],
  [1240, '1.2 km', '1,2 km'],
])('%d metres read “%s” and “%s”', (metres, en, sr) => {
  expect(formatMetres(metres, 'en')).toBe(en.replace(' ', '\u00a0'));
  expect(formatMetres(metres, 'sr')).toBe(sr.replace(' ', '\u00a0'));
});
