import { eventType } from '@/lib/seo/graph/eventType';

test.each([
  [['music', 'theatre'], 'MusicEvent'],
  [['theatre', 'customs'], 'TheaterEvent'],
  [['children', 'theatre'], 'ChildrensEvent'],
  [['carnival', 'music'], 'Festival'],
  [['Music'], 'MusicEvent'],
  // Music is played there too, and that does not make it a concert.
  [['customs', 'seafaring', 'music'], 'Event'],
  [['constructor'], 'Event'],
  [[], 'Event'],
])('an event with the tags %j is a %s', (tags, type) => {
  expect(eventType(tags)).toBe(type);
});
