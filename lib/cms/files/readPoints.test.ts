import { createSample, exampleFor, throwing } from '@/lib/cms/files/check/sample.cases';
import { POINTS_FILE, readPoints } from '@/lib/cms/files/readPoints';

const sample = createSample();

const read = (yaml: string) => {
  sample.write(POINTS_FILE, yaml);
  return readPoints(sample.root(), throwing);
};

const NAME = 'name: { en: Quay, sr: Riva }';
const SPOT = 'plan: { x: 40, y: 600 }';
const QUAY = `id: quay, groups: [parking], ${NAME}`;

test('a site without the file has no points', () => {
  expect(readPoints(sample.root(), throwing)).toEqual([]);
});

test('a point has a name, a group and the facts of a place', () => {
  const address = { words: { en: 'By the sea', sr: 'Uz more' }, source: 'seen', checked: '2026-11-22' };
  expect(read(`- { ${QUAY}, ${SPOT}, address: ${JSON.stringify(address)} }`)).toEqual([
    {
      id: 'quay',
      groups: ['parking'],
      name: { en: 'Quay', sr: 'Riva' },
      plan: { x: 40, y: 600 },
      place: { address },
    },
  ]);
});

test('the example for editors is a point', () => {
  expect(read(exampleFor('- id: parking-by'))).toHaveLength(1);
});

test.each([
  [
    'an unknown group',
    `- { id: quay, groups: [boats], ${NAME}, ${SPOT} }`,
    /: quay: groups: there is no boats; .*parking/,
  ],
  ['a point without position', `- { ${QUAY} }`, /: quay: stands nowhere; write plan/],
  ['a position beside the plan', `- { ${QUAY}, plan: { x: 900, y: 1 } }`, /: quay: plan\.x: /],
  ['an unknown fact', `- { ${QUAY}, ${SPOT}, price: 1 }`, /: quay: price: is no field/],
  ['an id of two', `- { ${QUAY}, ${SPOT} }\n- { ${QUAY}, ${SPOT} }`, /: quay: is listed twice/],
  ['YAML that is none', '- { id', /points\.yaml, line 1: { opens/],
])('%s is refused, with file and entry', (_, yaml, fault) => {
  expect(() => read(yaml)).toThrow(fault);
});
