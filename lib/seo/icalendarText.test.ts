import ICAL from 'ical.js';
import { escapeCalendarText, foldLine } from '@/lib/seo/icalendarText';

const octets = (line: string): number => Buffer.byteLength(line);

const LINES = [
  'SUMMARY:short',
  `SUMMARY:${'a'.repeat(67)}`,
  `SUMMARY:${'a'.repeat(68)}`,
  `SUMMARY:${'a'.repeat(500)}`,
  `SUMMARY:${'č'.repeat(200)}`,
  `SUMMARY:${'🎉'.repeat(100)}`,
  `SUMMARY:${'a '.repeat(200)}`,
];

test.each(LINES)('%s', (line) => {
  const lines = foldLine(line).split('\r\n');
  for (const each of lines) expect(octets(each)).toBeLessThanOrEqual(75);
  for (const each of lines) expect(each).not.toContain('\uFFFD');
  expect(lines.slice(1).every((each) => each.startsWith(' '))).toBe(true);
  expect(lines.map((each, index) => (index === 0 ? each : each.slice(1))).join('')).toBe(line);
  expect(lines.length === 1).toBe(octets(line) <= 75);
});

const TEXTS = ['a, b; c: d', 'back\\slash', 'two\nlines', '\\n is no line', 'Čćžšđ “quoted”', ',;\\,;\\'];

test.each(TEXTS)('%j is read as it was written', (text) => {
  const property = ICAL.Property.fromString(foldLine(`SUMMARY:${escapeCalendarText(text)}`));
  expect(property.getFirstValue()).toBe(text);
});

test('a text cannot begin a property of its own', () => {
  expect(escapeCalendarText('x\r\nATTACH:evil\u0000')).toBe('x\\nATTACH:evil');
});
