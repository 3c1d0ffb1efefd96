import type { OpeningHours } from '@/lib/openingHours';
import { toHoursSpecification, toOsmHours } from '@/lib/seo/openingHoursFormats';

const hours: OpeningHours = {
  weekly: [
    { days: ['mon', 'tue', 'wed'], times: ['09:00-12:00', '14:00-17:00'] },
    { days: ['sat'], times: ['10:00-13:00'], from: '05-01', to: '10-31' },
    { days: ['sun'], times: ['11:00-13:00'], from: '11-01', to: '03-31' },
  ],
  exceptions: [
    { day: '2026-01-01', times: [] },
    { day: '2026-12-25', times: [] },
  ],
};

test('open data has the syntax of OpenStreetMap', () => {
  expect(toOsmHours(hours)).toBe(
    'Mo-We 09:00-12:00,14:00-17:00, May 01-Oct 31 Sa 10:00-13:00, Nov 01-Mar 31 Su 11:00-13:00; 2026 Jan 01 off; 2026 Dec 25 off',
  );
  expect(toOsmHours({ always: true })).toBe('24/7');
});

test('days apart and several times of one day are lists', () => {
  const times = ['09:00-10:00', '11:00-12:00'] as const;
  const weekly = [{ days: ['mon', 'wed', 'thu'] as const, times }];
  expect(toOsmHours({ weekly, exceptions: [{ day: '2026-12-24', times }] })).toBe(
    'Mo,We-Th 09:00-10:00,11:00-12:00; 2026 Dec 24 09:00-10:00,11:00-12:00',
  );
});

test('a place that never closes is open for the whole of every day', () => {
  const [every] = toHoursSpecification({ always: true }, new Date());
  expect(every).toMatchObject({ opens: '00:00:00', closes: '23:59:59' });
  expect(every?.dayOfWeek).toHaveLength(7);
});

test('hours of one day in two entries add up', () => {
  const weekly = (['09:00-12:00', '15:00-18:00'] as const).map((time) => ({ days: ['mon' as const], times: [time] }));
  expect(toOsmHours({ weekly })).toBe('Mo 09:00-12:00, Mo 15:00-18:00');
});

test.each([
  ['until the end of February ends with the month', '11-01', '02-28', '2026-12-01', '2026-11-01', '2027-02-28'],
  ['until the end of February ends with the month', '11-01', '02-28', '2027-12-01', '2027-11-01', '2028-02-29'],
  ['until the end of February ends with the month', '11-01', '02-28', '2028-02-29', '2027-11-01', '2028-02-29'],
  ['of one day is in one year', '07-22', '07-22', '2026-05-01', '2026-07-22', '2026-07-22'],
])('a season %s: %s to %s on %s', (_rule, from, to, day, validFrom, validThrough) => {
  const season = { weekly: [{ days: ['mon' as const], times: ['09:00-12:00' as const], from, to }] };
  expect(toHoursSpecification(season, new Date(`${day}T12:00:00Z`))).toMatchObject([{ validFrom, validThrough }]);
});

test('a day with hours of its own has them until it is over', () => {
  const special: OpeningHours = { weekly: [], exceptions: [{ day: '2026-12-24', times: ['10:00-12:00'] }] };
  expect(toHoursSpecification(special, new Date('2026-12-24T12:00:00Z'))).toMatchObject([
    { opens: '10:00:00', closes: '12:00:00', validFrom: '2026-12-24' },
  ]);
  expect(toOsmHours(special)).toBe('2026 Dec 24 10:00-12:00');
});

test.each([
  ['2026-11-24', '2027-05-01', '2026-11-01', '2027-03-31'],
  ['2026-02-01', '2026-05-01', '2025-11-01', '2026-03-31'],
])(
  'search engines get the season that runs or comes next, and the exceptions to come: %s',
  (day, summer, winter, end) => {
    const nodes = toHoursSpecification(hours, new Date(`${day}T12:00:00Z`));
    expect(nodes).toEqual([
      expect.objectContaining({ dayOfWeek: ['Monday', 'Tuesday', 'Wednesday'], opens: '09:00:00', closes: '12:00:00' }),
      expect.objectContaining({ opens: '14:00:00', closes: '17:00:00' }),
      expect.objectContaining({ dayOfWeek: ['Saturday'], validFrom: summer }),
      expect.objectContaining({ dayOfWeek: ['Sunday'], validFrom: winter, validThrough: end }),
      expect.objectContaining({
        opens: '00:00:00',
        closes: '00:00:00',
        validFrom: '2026-12-25',
        validThrough: '2026-12-25',
      }),
    ]);
  },
);
