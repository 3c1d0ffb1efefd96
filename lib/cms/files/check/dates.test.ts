import { checkDates } from '@/lib/cms/files/check/dates';
import { createSample } from '@/lib/cms/files/check/sample.testUtils';
import { clock } from '@/lib/i18n/clock';

const sample = createSample();

/** In the town it is the 6th already. */
beforeEach(() => jest.spyOn(clock, 'now').mockReturnValue(new Date('2026-05-05T22:30:00Z')));

test.each([
  [{ published: '2026-05-07' }, 'published: 2026-05-07 is in the future; write 2026-05-06'],
  [{ updated: '2026-05-07' }, 'updated: 2026-05-07 is in the future; write the day of the change'],
  [
    { published: '2026-03-02', updated: '2026-03-01' },
    'updated: 2026-03-01 is before published; remove it or correct one of them',
  ],
])('%o is reported', (facts, fault) => {
  sample.folder('event-categories/music', { facts });
  expect(sample.faults(checkDates)).toEqual([`content/event-categories/music/text.en.md: ${fault}`]);
});

test('an article of a day to come shows today already, if it is no draft', () => {
  sample.folder('guide/gate', { facts: { published: '2026-05-07' } });
  expect(sample.faults(checkDates)).toEqual([
    'content/guide/gate/text.en.md: published: 2026-05-07 is in the future, but the article would show today; write 2026-05-06, or draft: true until then',
  ]);
});

test.each([{ published: '2026-05-06' }, { published: '2026-05-06', updated: '2026-05-06' }])(
  '%o is in order',
  (facts) => {
    sample.folder('guide/gate', { facts });
    expect(sample.faults(checkDates)).toEqual([]);
  },
);

test('an event lasts half a year at most, also into the next year: one that ends before its start is longer', () => {
  const last = (from: string, to: string) => ({ facts: { when: { from, to, certain: true } } });
  sample.folder('events/regatta', last('07-22', '07-20'));
  sample.folder('events/winter', last('12-22', '01-08'));
  sample.folder('events/carnival', last('easter-52', 'easter-47'));
  sample.folder('events/season', last('04-15', '11-15'));
  expect(sample.faults(checkDates)).toEqual([
    'content/events/regatta/text.en.md: when.to: 07-20 is before 07-22, or over half a year after it; correct one of them',
    'content/events/season/text.en.md: when.to: 11-15 is before 04-15, or over half a year after it; correct one of them',
  ]);
});
