import { toCalendarEvent } from '@/lib/cms/mappers/toCalendarEvent';
import { contractArticle } from '@/lib/cms/schema/article';

const event = (facts: object = {}) =>
  contractArticle.parse({
    _id: 'e1',
    type: 'event',
    title: { en: 'Boat feast', sr: 'Fešta barki' },
    description: { en: 'Boats.' },
    startDate: '2026-07-20T19:00:00Z',
    publishDate: '2026-05-01T00:00:00Z',
    ...facts,
  });

test('an event is in the language of the calendar, where it has texts in it', () => {
  expect(toCalendarEvent(event(), 'sr')).toEqual({
    id: 'e1-2026',
    title: 'Fešta barki',
    summary: 'Boats.',
    place: 'Kotor',
    address: '/dogadjaji/festa-barki?id=e1',
    time: { kind: 'hours', start: '2026-07-20T19:00:00Z', end: null },
    isConfirmed: true,
    modified: '2026-05-01T00:00:00Z',
  });
});

test('the place, the summary and the last change of an event come before what replaces them', () => {
  const told = toCalendarEvent(
    event({
      summary: { en: 'Forty boats.' },
      place: { en: 'Perast' },
      updatedAt: '2026-06-01T00:00:00Z',
      tags: ['DATE_NOT_CONFIRMED'],
    }),
    'en',
  );
  expect(told).toMatchObject({
    summary: 'Forty boats.',
    place: 'Perast',
    modified: '2026-06-01T00:00:00Z',
    isConfirmed: false,
  });
});

test('an event without a known change counts as modified at its start', () => {
  expect(toCalendarEvent(event({ publishDate: null }), 'en')?.modified).toBe('2026-07-20T19:00:00Z');
});

test('what has no day, or is no event, stands in no calendar', () => {
  expect(toCalendarEvent(event({ startDate: null }), 'en')).toBeNull();
  expect(toCalendarEvent(event({ type: 'news' }), 'en')).toBeNull();
});
