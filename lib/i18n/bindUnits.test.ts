import { bindUnits } from '@/lib/i18n/bindUnits';

test.each([
  'Tivat is 8.3_km away, 4.5_km/h on foot.',
  'Tivatski 8,3_km; 1,00_€ po noćenju, kartica M 30_€.',
  'The sea stays above 18_°C, the gate is 280_m from it.',
  'Popust 10_% na kafu, 150_ha, 5_min pješke (2_h).',
  '79–88_km, 340_m²',
])('a number and its unit stay on one line: %s', (bound) => {
  expect(bindUnits(bound.replaceAll('_', ' '))).toBe(bound.replaceAll('_', '\u00a0'));
});

test.each(['8 kafana', '12 hours', '27 metara', '5 malih ponti', 'kuća 7 i 8', 'u 7 h2o', 'section m 5', '8\nkm'])(
  'other words may part: %s',
  (text) => {
    expect(bindUnits(text)).toBe(text);
  },
);
