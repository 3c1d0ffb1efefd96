import { toOpeningHoursLines } from '@/lib/articles/openingHoursLines';
import type { OpeningHours } from '@/lib/openingHours';

const hours: OpeningHours = {
  weekly: [
    { days: ['mon', 'tue', 'wed', 'fri', 'sun'], times: ['09:00-12:00', '14:00-17:00'] },
    { days: ['sat'], times: ['10:00-13:00'], from: '05-01', to: '10-31' },
  ],
  exceptions: [
    { day: '2026-11-23', times: ['09:00-10:00'] },
    { day: '2026-11-24', times: ['09:00-11:00'] },
    { day: '2026-12-25', times: [] },
  ],
};

const now = new Date('2026-11-24T12:00:00Z');

test.each([
  [
    'en',
    [
      'Mon–Wed, Fri, Sun 09:00–12:00, 14:00–17:00',
      '1\u00a0May – 31\u00a0October, Sat 10:00–13:00',
      '24.11.2026 09:00–11:00',
    ],
  ],
  [
    'sr',
    [
      'pon–sri, pet, ned 09:00–12:00, 14:00–17:00',
      '1.\u00a0maj – 31.\u00a0oktobar, sub 10:00–13:00',
      '24.11.2026 09:00–11:00',
    ],
  ],
] as const)('hours are listed by days, seasons and days to come: %s', (language, lines) => {
  expect(toOpeningHoursLines(hours, language, now).map(({ when, times }) => `${when} ${times}`.trim())).toEqual([
    ...lines,
    '25.12.2026',
  ]);
});

test('a place that is always open has no lines', () => {
  expect(toOpeningHoursLines({ always: true }, 'en', now)).toEqual([]);
});
