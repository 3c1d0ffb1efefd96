import { createSample, exampleFor } from '@/lib/cms/files/check/sample.testUtils';
import { readContent } from '@/lib/cms/files/library';

const sample = createSample();

const fileOf = (id: string) => `guide/${id}/place.yaml`;

const ORIGIN = 'source: map, checked: 2026-11-21';

test('an article without the file has no place, one with it is found by its folder', () => {
  sample.write(fileOf('gate'), `address: { words: { en: Quay, sr: Riva }, ${ORIGIN} }`);
  sample.folder('guide/cats');
  const { library, faults } = sample.read();
  expect([[...library.placeOf.keys()], faults]).toEqual([['gate'], []]);
  expect(library.placeOf.get('gate')?.address?.words.sr).toBe('Riva');
});

test('the example for editors is a place', () => {
  sample.write(fileOf('gate'), exampleFor('kind:'));
  const { library, faults } = sample.read();
  expect([library.places[0]?.place.stepFree?.answer, faults]).toEqual(['partly', []]);
});

test('a content system’s own id leads to the same place', () => {
  sample.write(fileOf('gate'), 'ids: [665f1c2e9b1d8a0012ab34cd]\nkind: Church');
  expect(sample.read().library.placeOf.get('665f1c2e9b1d8a0012ab34cd')?.kind).toBe('Church');
});

test.each([
  ['a wrong kind', 'kind: Castle', /: kind: there is no Castle; .*Church/],
  ['a kind in a language', 'kind: { en: Church }', /: kind: must be a single value; write one of .*Church/],
  ['one language alone', `shade: { words: { en: Some }, ${ORIGIN} }`, /: shade\.words\.sr: /],
  ['a fact without a source', 'shade: { words: { en: a, sr: b }, checked: 2026-11-21 }', /: shade\.source: /],
  ['neither a check nor an estimate', 'duration: { minutes: 1, source: map }', /: duration: needs either/],
  ['both', `duration: { minutes: 1, ${ORIGIN}, estimated: 2026-11-21 }`, /: duration: needs either/],
  ['no precision', `coordinates: { latitude: 42.4, longitude: 18.7, ${ORIGIN} }`, /: coordinates\.precision: /],
  ['a way on foot that says nothing', `onFoot: { ${ORIGIN} }`, /: onFoot: needs a walk, words, or both/],
  ['an answer that is none', `stepFree: { answer: maybe, ${ORIGIN} }`, /: stepFree\.answer: /],
  ['a shorter longest time', `duration: { minutes: 30, upTo: 20, ${ORIGIN} }`, /: duration\.upTo: must be more than/],
  ['a website without https', `website: { url: www.example.org, ${ORIGIN} }`, /: website\.url: must be an address/],
  ['hours without minutes', `openingHours: { weekly: [{ days: [mon], times: [9-17] }], ${ORIGIN} }`, /"09:00-17:00"/],
  ['a Wikidata address', 'wikidata: https://www.wikidata.org/wiki/Q42', /: wikidata: must be an id such as "Q42"/],
])('%s is refused, with file and field', (_, yaml, fault) => {
  sample.write(fileOf('gate'), yaml);
  const [told] = sample.read().faults;
  expect(told).toMatch(fault);
  expect(told).toContain(fileOf('gate'));
});

test('content without a guide has no places', () => {
  sample.remove('guide');
  expect(sample.read()).toMatchObject({
    library: { places: [] },
    faults: [expect.stringContaining('content/guide: ')],
  });
});

test('the places that ship say where they are', () => {
  const { places } = readContent('content').library;
  expect(places).not.toHaveLength(0);
  const nowhere = places.filter(({ place }) => !place.address && !place.coordinates);
  expect(nowhere.map(({ id }) => id)).toEqual([]);
});
