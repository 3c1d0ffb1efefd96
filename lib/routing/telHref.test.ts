import { telHref } from '@/lib/routing/telHref';

const CASES: [number: string, href: string][] = [
  ['19719', 'tel:+38219719'],
  ['19 719', 'tel:+38219719'],
  ['+382 67 000 000', 'tel:+38267000000'],
  ['+382 (32) 325-950', 'tel:+38232325950'],
  [' +38267000000 ', 'tel:+38267000000'],
  ['67/000-000', 'tel:+38267000000'],
  ['067 000 000', 'tel:+38267000000'],
  ['67\u00a0000\u00a0000', 'tel:+38267000000'],
  ['112', 'tel:112'],
];

test.each(CASES)('%j is dialled as %s', (number, href) => {
  expect(telHref(number)).toBe(href);
});
