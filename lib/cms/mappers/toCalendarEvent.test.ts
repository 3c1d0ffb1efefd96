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

test('an event is told in the language of the calendar, as far as there are words', () => {
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

test('its own place, its summary, its last change and its doubts come first', () => {
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

test('an event of which no change is known has that of its start', () => {
  expect(toCalendarEvent(event({ publishDate: null }), 'en')?.modified).toBe('2026-07-20T19:00:00Z');
});

test('what has no day, or is no event, stands in no calendar', () => {
  expect(toCalendarEvent(event({ startDate: null }), 'en')).toBeNull();
  expect(toCalendarEvent(event({ type: 'news' }), 'en')).toBeNull();
});
