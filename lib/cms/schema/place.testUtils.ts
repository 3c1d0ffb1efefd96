import type { PlaceFile } from '@/lib/cms/schema/placeFile';

const origin = { source: 'map', checked: '2026-11-21' };

/** A place with every fact, all checked on the same day. */
export const WHOLE_PLACE: PlaceFile = {
  kind: 'Church',
  wikidata: 'Q42',
  coordinates: { latitude: 42.424, longitude: 18.76, precision: 150, ...origin },
  address: { words: { en: 'Flour Square', sr: 'Trg od brašna' }, ...origin },
  openingHours: { weekly: [{ days: ['mon', 'tue'], times: ['09:00-17:00'] }], ...origin },
  admission: { answer: 'ticket', words: { en: 'Included in the pass', sr: 'Uključen u karticu' }, ...origin },
  telephone: { number: '+382 32 000 000', ...origin },
  website: { url: 'https://www.example.org/church', ...origin },
  booking: { url: 'https://tickets.example.org/church', ...origin },
  onFoot: {
    walk: { from: { en: 'the Sea Gate', sr: 'Vrata od mora' }, minutes: 5, metres: 280 },
    words: { en: 'Past the well', sr: 'Pored bunara' },
    ...origin,
  },
  byBus: { words: { en: 'The local bus', sr: 'Lokalni autobus' }, ...origin },
  byBoat: { words: { en: 'From the quay', sr: 'Sa rive' }, ...origin },
  stepFree: { answer: 'partly', words: { en: 'Three steps', sr: 'Tri stepenika' }, ...origin },
  shade: { words: { en: 'A plane tree', sr: 'Jedan platan' }, ...origin },
  toilets: { words: { en: 'Behind the apse', sr: 'Iza apside' }, ...origin },
  duration: { minutes: 30, upTo: 45, ...origin },
  light: { words: { en: 'Morning', sr: 'Ujutro' }, ...origin },
};
