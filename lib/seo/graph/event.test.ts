import type { Article, EventFacts } from '@/lib/articles/article';
import { eventNode } from '@/lib/seo/graph/event';

const ARTICLE = {
  title: { text: 'Night of music' },
  summary: { text: 'On the square.' },
  picture: null,
  addresses: { en: '/events/night?id=e', sr: '/dogadjaji/noc?id=e' },
} as unknown as Article;

const CONCERT = {
  from: '2026-07-05',
  to: null,
  startTime: '20:00',
  endTime: '22:30',
  startIso: '2026-07-05T18:00:00Z',
  endIso: '2026-07-05T20:30:00Z',
  place: { text: 'Square of Arms, Kotor' },
} as EventFacts;

const said = (times: Partial<EventFacts>) => eventNode(ARTICLE, { ...CONCERT, ...times } as EventFacts, 'sr');

test('an event whose hours are known begins and ends by the town’s clocks', () => {
  expect(said({})).toMatchObject({
    '@type': 'Event',
    '@id': 'http://localhost:3000/dogadjaji/noc?id=e#event',
    startDate: '2026-07-05T20:00:00+02:00',
    endDate: '2026-07-05T22:30:00+02:00',
    eventStatus: 'https://schema.org/EventScheduled',
  });
});

test('where only the days are known, only the days are said', () => {
  const days = { startTime: null, endTime: null, to: '2026-08-15' };
  expect(said(days)).toMatchObject({ startDate: '2026-07-05', endDate: '2026-08-15' });
  expect(said({ ...days, to: null, endIso: null })).toMatchObject({ startDate: '2026-07-05', endDate: '2026-07-05' });
});

test('the end of an event is left out where only the hour of its start is known', () => {
  const evening = { endTime: null, endIso: null };
  expect(said(evening).endDate).toBeUndefined();
  expect(said({ ...evening, to: '2026-07-06' }).endDate).toBe('2026-07-06');
});

test.each([
  ['Square of Arms, Kotor', 'Kotor'],
  ['Our Lady of the Rocks, Perast', undefined],
  [null, 'Kotor'],
])('the locality of an event at %s is %s', (place, addressLocality) => {
  expect(said({ place: place === null ? null : { text: place } }).location).toEqual({
    '@type': 'Place',
    name: place ?? 'Kotor',
    address: { '@type': 'PostalAddress', addressLocality, addressRegion: 'Kotor', addressCountry: 'ME' },
  });
});
