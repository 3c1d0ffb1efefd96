import { join } from 'node:path';
import { createSample, exampleFor, throwing } from '@/lib/cms/files/check/sample.cases';
import { readTopics, TOPICS_FILE } from '@/lib/cms/files/readTopics';
import { VISITOR_CHAPTERS } from '@/lib/visitor-info/visitorChapters';

const sample = createSample();

const read = (yaml: string) => {
  sample.write(TOPICS_FILE, yaml);
  return readTopics(sample.root(), throwing);
};

const TEXTS = 'title: { en: Post, sr: Pošta }, words: { en: stamps, sr: markice }, answer: { en: None., sr: Nema. }';

test('the example for editors is a topic', () => {
  expect(read(exampleFor('- id: pharmacy'))).toHaveLength(1);
});

test.each([
  ['one language alone', '- { id: post, title: { en: Post }, words: {}, answer: {} }', 'post: title.sr: is missing'],
  ['an unknown group of the map', `- { id: post, ${TEXTS}, map: boats }`, 'post: map: '],
  ['an unknown field', `- { id: post, ${TEXTS}, price: 1 }`, 'post: price: is no field'],
])('%s is refused, with file and entry', (_, yaml, fault) => {
  expect(() => read(yaml)).toThrow(fault);
});

test('no shipped topic shares its anchor with a chapter of the page', () => {
  const ids: readonly string[] = readTopics(join(process.cwd(), 'content'), throwing).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(15);
  expect(ids.filter((id) => (VISITOR_CHAPTERS as readonly string[]).includes(id))).toEqual([]);
});
