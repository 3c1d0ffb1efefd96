/** What an event is, by the tag that says it. */
const TYPES = {
  carnival: 'Festival',
  festival: 'Festival',
  children: 'ChildrensEvent',
  music: 'MusicEvent',
  theatre: 'TheaterEvent',
  dance: 'DanceEvent',
  exhibition: 'ExhibitionEvent',
  film: 'ScreeningEvent',
  food: 'FoodEvent',
  sport: 'SportsEvent',
} as const;

export type EventType = (typeof TYPES)[keyof typeof TYPES] | 'Event';

const isKnown = (tag: string): tag is keyof typeof TYPES => Object.hasOwn(TYPES, tag);

/** The first tag says what an event is; the others, what it also has to do with: music plays on feast days too. */
export function eventType([first = '']: readonly string[]): EventType {
  const tag = first.toLowerCase();
  return isKnown(tag) ? TYPES[tag] : 'Event';
}
