/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Attempt } from '@/lib/cms/files/readPlaces';
import { readPoints } from '@/lib/cms/files/readPoints';

const throwing: Attempt = (read) => read();

const root = mkdtempSync(join(tmpdir(), 'kotor-points-'));
const file = join(root, 'points.yaml');

afterEach(() => rmSync(file, { force: true }));
afterAll(() => rmSync(root, { recursive: true }));

const NAME = 'name: { en: Quay, sr: Riva }';
const SPOT = 'plan: { x: 40, y: 600 }';

test('a site without the file has no points', () => {
  expect(readPoints(root, throwing)).toEqual([]);
});

test('a point has a name, a group and the facts of a place', () => {
  const address = 'address: { words: { en: By the sea, sr: Uz more }, source: seen, checked: 2026-11-22 }';
  writeFileSync(file, `- { id: quay, groups: [parking], ${NAME}, ${SPOT}, ${address} }`);
  expect(readPoints(root, throwing)).toEqual([
    {
      id: 'quay',
      groups: ['parking'],
      name: { en: 'Quay', sr: 'Riva' },
      plan: { x: 40, y: 600 },
      place: { address: { words: { en: 'By the sea', sr: 'Uz more' }, source: 'seen', checked: '2026-11-22' } },
    },
  ]);
});

test('the example for editors is a point', () => {
  const manual = readFileSync(join(process.cwd(), 'content', 'README.md'), 'utf8');
  const examples = [...manual.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, yaml = '']) => yaml);
  writeFileSync(file, examples.find((yaml) => yaml.startsWith('- id:')) ?? 'There is no example');
  expect(readPoints(root, throwing)).toHaveLength(1);
});

test.each([
  [
    'a group nobody knows',
    `- { id: quay, groups: [boats], ${NAME}, ${SPOT} }`,
    /: quay: groups: there is no boats; .*parking/,
  ],
  ['a point that stands nowhere', `- { id: quay, groups: [parking], ${NAME} }`, /: quay: stands nowhere; write plan/],
  [
    'one language alone',
    `- { id: quay, groups: [parking], name: { en: Quay }, ${SPOT} }`,
    /: quay: name\.sr: is missing/,
  ],
  ['a spot beside the plan', `- { id: quay, groups: [parking], ${NAME}, plan: { x: 900, y: 1 } }`, /: quay: plan\.x: /],
  ['an unknown fact', `- { id: quay, groups: [parking], ${NAME}, ${SPOT}, price: 1 }`, /: quay: price: is no field/],
  [
    'an id of two',
    `- { id: quay, groups: [tax], ${NAME}, ${SPOT} }\n- { id: quay, groups: [tax], ${NAME}, ${SPOT} }`,
    /: quay: is listed twice/,
  ],
  ['YAML that is none', '- { id', /points\.yaml, line 1: { opens/],
])('%s is refused, with file and entry', (_, yaml, fault) => {
  writeFileSync(file, yaml);
  expect(() => readPoints(root, throwing)).toThrow(fault);
});
