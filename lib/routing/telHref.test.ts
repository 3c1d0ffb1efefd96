import { telHref } from '@/lib/routing/telHref';
import { EMERGENCY_NUMBERS, TAXIS } from '@/lib/visitor-info/transport';

const CASES: [number: string, href: string][] = [
  ['19719', 'tel:+38219719'],
  ['19 719', 'tel:+38219719'],
  ['+382 67 000 000', 'tel:+38267000000'],
  ['+382 (32) 325-950', 'tel:+38232325950'],
  [' +38267000000 ', 'tel:+38267000000'],
  ['67/000-000', 'tel:+38267000000'],
  ['67\u00a0000\u00a0000', 'tel:+38267000000'],
];

test.each(CASES)('%j is dialled as %s', (number, href) => {
  expect(telHref(number)).toBe(href);
});

test.each(TAXIS)('the taxi $number is dialled with the prefix of the country, once', ({ number }) => {
  expect(telHref(number)).toMatch(/^tel:\+382\d+$/);
  expect(telHref(number)).not.toContain('382382');
});

test.each(EMERGENCY_NUMBERS)('the emergency number $number is dialled as it stands', ({ number }) => {
  expect(telHref(number)).toBe(`tel:${number}`);
});
