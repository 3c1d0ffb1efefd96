import { formatMinutes } from '@/lib/i18n/formatMinutes';

test.each([
  [5, 5, '5 minutes', '5 minuta'],
  [30, 45, '30–45 minutes', '30–45 minuta'],
  [60, 60, '1 hour', '1 sat'],
  [60, 90, '60–90 minutes', '60–90 minuta'],
  [90, 120, '90–120 minutes', '90–120 minuta'],
  [90, 90, '1 hour and 30 minutes', '1 sat i 30 minuta'],
  [466, 466, '7 hours and 46 minutes', '7 sati i 46 minuta'],
  [120, 120, '2 hours', '2 sata'],
  [180, 240, '3–4 hours', '3–4 sata'],
  [150, 180, '150–180 minutes', '150–180 minuta'],
])('%d to %d minutes read “%s” and “%s”', (from, to, en, sr) => {
  // A number and its unit stay on one line.
  const joined = (text: string): string => text.replaceAll(/(\d) (?=\p{L})/gu, '$1\u00a0');
  expect(formatMinutes(from, 'en', to)).toBe(joined(en));
  expect(formatMinutes(from, 'sr', to)).toBe(joined(sr));
});
