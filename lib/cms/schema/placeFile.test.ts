import { WHOLE_PLACE } from '@/lib/cms/schema/place.cases';
import { wordsOfPlace } from '@/lib/cms/schema/placeFile';

test('the texts of a place are found in every field that has some, in both languages', () => {
  const texts = wordsOfPlace(WHOLE_PLACE);
  expect(texts.map(({ field }) => field)).toEqual([
    'onFoot.walk.from',
    'onFoot.words',
    'stepFree.words',
    'address.words',
    'byBus.words',
    'byBoat.words',
    'shade.words',
    'toilets.words',
    'light.words',
  ]);
  expect(texts[0]?.words).toEqual({ en: 'the Sea Gate', sr: 'Vrata od mora' });
  expect(wordsOfPlace({ duration: WHOLE_PLACE.duration })).toEqual([]);
});
