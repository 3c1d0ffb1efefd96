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
  return sample
    .faults(checkEventDays)
    .map((fault) => fault.replace(/^.*text\.(..)\.md: description: (.*) in .*$/, '$1 $2'));
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
  ['12-22', '01-08', 'From December to January, in winter.', 'Od decembra do januara, zimi.'],
  [
    '07-05',
    '08-15',
    'On a Friday, at the latest on a Sunday in summer.',
    'Petkom, ili u nedjelju, ljeti. Nekoliko julskih večeri.',
  ],
  ['07-22', '07-22', 'By the Gurdić spring, where the spring is loudest.', 'Traje dvije nedjelje, nekad tri nedjelje.'],
  ['03-20', '03-31', 'It may rain in early spring.', 'U rano proljeće.'],
])('what fits the days of %s to %s is in order', (from, to, en, sr) => {
  expect(faults(from, to, en, sr)).toEqual([]);
});

test.each([
  ['07-22', '07-22', 'On 22 June boats row out.', 'U junu se vesla.', ['en names a month', 'sr names a month']],
  ['08-15', '08-15', 'On a Saturday in August.', 'U subotu, u avgustu.', ['en names a weekday', 'sr names a weekday']],
  ['08-15', '08-15', 'A feast in the spring.', 'U nedjelju.', ['en names a season', 'sr names a weekday']],
  ['11-10', '11-10', 'A feast in spring.', 'Praznik u proljeće.', ['en names a season', 'sr names a season']],
])('what does not fit the days of %s to %s is told', (from, to, en, sr, told) => {
  expect(faults(from, to, en, sr)).toEqual(told);
});
