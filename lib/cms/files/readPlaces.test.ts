/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Attempt, byArticleId, readPlaces } from '@/lib/cms/files/readPlaces';

const throwing: Attempt = (read) => read();

const root = mkdtempSync(join(tmpdir(), 'kotor-places-'));

afterEach(() => rmSync(join(root, 'guide'), { recursive: true, force: true }));
afterAll(() => rmSync(root, { recursive: true }));

function write(id: string, yaml: string): string {
  const folder = join(root, 'guide', id);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'place.yaml');
  writeFileSync(file, yaml);
  return file;
}

const ORIGIN = 'source: map, checked: 2026-11-21';

test('an article without the file has no place, one with it is found by its folder', () => {
  write('gate', `address: { words: { en: Quay, sr: Riva }, ${ORIGIN} }`);
  mkdirSync(join(root, 'guide', 'cats'));
  const places = byArticleId(readPlaces(root, throwing), throwing);
  expect([...places.keys()]).toEqual(['gate']);
  expect(places.get('gate')?.address?.words.sr).toBe('Riva');
});

test('the example for editors is a place', () => {
  const manual = readFileSync(join(process.cwd(), 'content', 'README.md'), 'utf8');
  const example = [...manual.matchAll(/```yaml\n([\s\S]*?)```/g)].find(([, yaml]) => yaml?.startsWith('kind:'))?.[1];
  write('gate', example ?? 'There is no example');
  expect(readPlaces(root, throwing)[0]?.place.stepFree?.answer).toBe('partly');
});

test('a content system’s own id leads to the same place', () => {
  write('gate', 'ids: [665f1c2e9b1d8a0012ab34cd]\nkind: Church');
  expect(byArticleId(readPlaces(root, throwing), throwing).get('665f1c2e9b1d8a0012ab34cd')?.kind).toBe('Church');
});

test('two places cannot share an id', () => {
  const first = write('gate', 'ids: [x1]');
  const second = write('tower', 'ids: [x1]');
  expect(() => byArticleId(readPlaces(root, throwing), throwing)).toThrow(`${second}: ids: x1 is taken by ${first}`);
});

test.each([
  ['a wrong kind', 'kind: Castle', /: kind: there is no Castle; .*Church/],
  ['an unknown fact', 'parking: none', /: .*parking/],
  ['one language alone', `shade: { words: { en: Some }, ${ORIGIN} }`, /: shade\.words\.sr: /],
  ['empty words', `shade: { words: { en: Some, sr: "" }, ${ORIGIN} }`, /: shade\.words\.sr: /],
  ['a fact without a source', 'shade: { words: { en: a, sr: b }, checked: 2026-11-21 }', /: shade\.source: /],
  ['neither a check nor an estimate', 'shade: { words: { en: a, sr: b }, source: map }', /: shade: needs either/],
  [
    'both a check and an estimate',
    `shade: { words: { en: a, sr: b }, ${ORIGIN}, estimated: 2026-11-21 }`,
    /: shade: needs either/,
  ],
  [
    'a date in another form',
    'shade: { words: { en: a, sr: b }, source: map, checked: 21.11.2026 }',
    /: shade\.checked: /,
  ],
  [
    'latitude and longitude the wrong way round',
    `coordinates: { latitude: 18.77, longitude: 42.42, precision: 150, ${ORIGIN} }`,
    /: coordinates\.latitude: /,
  ],
  [
    'coordinates without precision',
    `coordinates: { latitude: 42.4, longitude: 18.7, ${ORIGIN} }`,
    /: coordinates\.precision: /,
  ],
  ['a way on foot that says nothing', `onFoot: { ${ORIGIN} }`, /: onFoot: needs a walk, words, or both/],
  ['an answer that is none', `stepFree: { answer: maybe, ${ORIGIN} }`, /: stepFree\.answer: /],
  [
    'a time that ends before it begins',
    `duration: { minutes: 30, upTo: 20, ${ORIGIN} }`,
    /: duration\.upTo: must be more than minutes/,
  ],
  ['a Wikidata address', 'wikidata: https://www.wikidata.org/wiki/Q42', /: wikidata: an id such as "Q42"/],
  ['YAML that is none', 'shade: { words', /place\.yaml, line 1: { opens/],
])('%s is refused, with file and field', (_, yaml, fault) => {
  const file = write('gate', yaml);
  expect(() => readPlaces(root, throwing)).toThrow(fault);
  expect(() => readPlaces(root, throwing)).toThrow(file);
});

test('content without a guide has no places', () => {
  expect(readPlaces(root, throwing)).toEqual([]);
});

test('the places that ship belong to articles of the guide, and say where they are', () => {
  const content = join(process.cwd(), 'content');
  const places = readPlaces(content, throwing);
  const articles = readdirSync(join(content, 'guide'));
  expect(places.length).toBeGreaterThanOrEqual(30);
  for (const { id, place } of places) {
    expect(articles).toContain(id);
    expect([id, place.address ?? place.coordinates]).not.toEqual([id, undefined]);
  }
});
