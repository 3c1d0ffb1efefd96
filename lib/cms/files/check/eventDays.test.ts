import { checkEventDays } from '@/lib/cms/files/check/eventDays';
import { createSample } from '@/lib/cms/files/check/sample.testUtils';
import { clock } from '@/lib/i18n/clock';

const sample = createSample();

beforeEach(() => jest.spyOn(clock, 'now').mockReturnValue(new Date('2026-05-05T12:00:00Z')));

const faults = (from: string, to: string, en: string, sr: string) => {
  sample.folder('events/feast', {
    facts: { when: { from, to, certain: true } },
    en: { front: { description: en } },
    sr: { front: { description: sr } },
  });
  return sample.faults(checkEventDays).map((fault) => fault.replace(/^.*text\.(..)\.md: description: (.*)$/, '$1 $2'));
};

test.each([
  ['07-22', '07-22', 'On 22 July boats row out.', 'U julu se vesla.'],
  [
    'saturday near 08-15',
    'saturday near 08-15',
    'On a Saturday about the middle of August.',
    'Jedne subote u avgustu.',
  ],
  ['saturday near 08-01', 'saturday near 08-01', 'At the turn of July and August.', 'Na prelazu iz jula u avgust.'],
  ['12-22', '01-08', 'From December to January.', 'Od decembra do januara.'],
  ['07-05', '08-15', 'On a Friday, at the latest on a Sunday.', 'Petkom, ili u nedjelju. Nekoliko julskih večeri.'],
  ['07-22', '07-22', 'It may rain.', 'Traje dvije nedjelje, nekad tri nedjelje.'],
  ['08-04', '08-04', 'At the end of July.', 'Krajem jula.'],
])('what fits the days of %s to %s is in order: %s', (from, to, en, sr) => {
  expect(faults(from, to, en, sr)).toEqual([]);
});

const month = 'names a month in which the event does not take place; correct it, or the field when';
const sunday = 'is a Sunday in 2027; write `saturday near 08-15` in when, or leave the weekday out';

test.each([
  ['07-22', '07-22', 'On 22 June boats row out.', 'U junu se vesla.', [`en ${month}`, `sr ${month}`]],
  // In 2026 it is a Saturday.
  [
    '08-15',
    '08-15',
    'On a Saturday in August.',
    'U subotu, u avgustu.',
    [`en “Saturday”: 08-15 ${sunday}`, `sr “subotu”: 08-15 ${sunday}`],
  ],
  [
    '08-15',
    '08-16',
    'On a Friday.',
    'Praznik.',
    ['en “Friday”: 08-15 to 08-16 is Saturday to Sunday in 2026; correct it, or the field when'],
  ],
  [
    'easter-47',
    'easter-47',
    'On a Monday.',
    'Praznik.',
    ['en “Monday”: easter-47 is a Tuesday in 2026; correct it, or the field when'],
  ],
  ['08-05', '08-05', 'At the end of July.', 'Praznik.', [`en ${month}`]],
  // In 2028 it is on 15 May, in 2026 and 2027 near the end of April.
  ['easter+29', 'easter+29', 'In April.', 'Praznik.', [`en ${month}`]],
  ['11-10', '11-10', 'In May.', 'Praznik.', [`en ${month}`]],
])('what does not fit the days of %s to %s is reported: %s', (from, to, en, sr, told) => {
  expect(faults(from, to, en, sr)).toEqual(told);
});
