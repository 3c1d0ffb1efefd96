/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Attempt } from '@/lib/cms/files/readPlaces';
import { readTopics } from '@/lib/cms/files/readTopics';
import { VISITOR_CHAPTERS } from '@/lib/visitor-info/visitorChapters';

const throwing: Attempt = (read) => read();

const root = mkdtempSync(join(tmpdir(), 'kotor-topics-'));
const file = join(root, 'topics.yaml');

afterEach(() => rmSync(file, { force: true }));
afterAll(() => rmSync(root, { recursive: true }));

const TEXTS = 'title: { en: Post, sr: Pošta }, words: { en: stamps, sr: markice }, answer: { en: None., sr: Nema. }';

test('a site without the file has no topics', () => {
  expect(readTopics(root, throwing)).toEqual([]);
});

test('the example for editors is a topic', () => {
  const manual = readFileSync(join(process.cwd(), 'content', 'README.md'), 'utf8');
  const [, example = ''] = /## Topics[\s\S]*?```yaml\n([\s\S]*?)```/.exec(manual) ?? [];
  writeFileSync(file, example);
  expect(readTopics(root, throwing)).toHaveLength(1);
});

test.each([
  ['one language alone', '- { id: post, title: { en: Post }, words: {}, answer: {} }', /: post: title\.sr: is missing/],
  ['an unknown group of the map', `- { id: post, ${TEXTS}, map: boats }`, /: post: map: /],
  ['an unknown field', `- { id: post, ${TEXTS}, price: 1 }`, /: post: price: is no field/],
  ['an id of two', `- { id: post, ${TEXTS} }\n- { id: post, ${TEXTS} }`, /: post: is listed twice/],
  ['YAML that is none', '- { id', /topics\.yaml, line 1: { opens/],
])('%s is refused, with file and entry', (_, yaml, fault) => {
  writeFileSync(file, yaml);
  expect(() => readTopics(root, throwing)).toThrow(fault);
});

test('no shipped topic shares its anchor with a chapter of the page', () => {
  const ids: readonly string[] = readTopics(join(process.cwd(), 'content'), throwing).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(15);
  expect(ids.filter((id) => (VISITOR_CHAPTERS as readonly string[]).includes(id))).toEqual([]);
});
