import { checkPlaceAges, checkPlaceArticles, checkPlaceSources } from '@/lib/cms/files/check/placeFacts';
import { createSample } from '@/lib/cms/files/check/sample.testUtils';
import { clock } from '@/lib/i18n/clock';

const sample = createSample();

const light = (source: string, day: string) => `light: { words: { en: Noon, sr: Podne }, source: ${source}, ${day} }`;

test.each([
  'general knowledge',
  'somebody said so',
  'a friend in Perast',
  'travel reports of May',
  'the blog of Rick Steves',
  'the travel blog of a guest.com',
  'Expeditio.org and travel sites',
  'the organisation as reckoned',
  'our estimate for the Museum',
  'the portal visit-somewhere.com',
  'someblog.com',
  'https://someblog.com/kotor/',
  'https://www.museum.me',
  'www.radio-kotor.me/park',
  'port.me',
  'press@museum.me',
])('a day of a check needs a source that can be looked up: %s', (source) => {
  sample.write('guide/gate/place.yaml', light(source, 'checked: 2026-01-01'));
  expect(sample.faults(checkPlaceSources)).toEqual([
    `content/guide/gate/place.yaml: light.checked: “${source}” cannot be checked; write estimated instead`,
  ]);
});

test.each([
  ['general knowledge', 'estimated: 2026-01-01'],
  ['the Cats Museum (catsmuseum.org)', 'checked: 2026-01-01'],
  ['Museums of Kotor', 'checked: 2026-01-01'],
  ['OpenStreetMap', 'checked: 2026-01-01'],
  ['MINA news agency', 'checked: 2026-01-01'],
  ['Portal Analitika', 'checked: 2026-01-01'],
  ['the blog journeywithann.com', 'estimated: 2026-01-01'],
  ['the organisation', 'checked: 2026-01-01'],
  ['Turistička organizacija Kotor', 'checked: 2026-01-01'],
  ['Pomorski muzej', 'checked: 2026-01-01'],
  ['Opština Kotor', 'checked: 2026-01-01'],
  ['Tourism Organization of Kotor', 'checked: 2026-01-01'],
  ['Cultural Center Kotor', 'checked: 2026-01-01'],
])('the source %s with %s is in order', (source, day) => {
  sample.write('guide/gate/place.yaml', light(source, day));
  expect(sample.faults(checkPlaceSources)).toEqual([]);
});

test('what cannot be estimated needs another source', () => {
  const website = "website: { url: 'https://example.org', source: example.org, checked: 2026-01-01 }";
  sample.write('guide/gate/place.yaml', website);
  expect(sample.faults(checkPlaceSources)).toEqual([
    'content/guide/gate/place.yaml: website.checked: “example.org” cannot be checked; name the institution as source',
  ]);
});

test('the facts about a place whose article was deleted are reported, but not if it is a draft or cannot be read', () => {
  for (const id of ['gate', 'tower', 'well', 'wall']) sample.write(`guide/${id}/place.yaml`, 'kind: Church');
  sample.folder('guide/gate');
  sample.folder('guide/tower', { facts: { draft: true } });
  sample.folder('guide/well', { facts: { title: '' } });
  expect(sample.faults(checkPlaceArticles)).toEqual([
    'content/guide/wall/place.yaml: its article is gone; delete these facts too, in the editor under ‘Facts about places’',
  ]);
});

test('facts about the information desk have to be checked again too', () => {
  jest.spyOn(clock, 'now').mockReturnValue(new Date('2028-01-01T12:00:00Z'));
  expect(sample.faults(checkPlaceAges)).toContainEqual(expect.stringMatching(/^lib\/cms\/infoDesk\.ts: onFoot: last /));
});
