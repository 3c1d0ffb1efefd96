import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPartners } from '@/lib/cms/files/readPartners';
import { temporaryFolder } from '@/lib/server/temporaryFolder.cases';

const pathOf = temporaryFolder();

const SOUND = '- { name: Kajak, address: "", offer: 10 %, category: other }';

test.each([
  ['in order', SOUND, ['Kajak'], []],
  [
    'of which one has no name',
    `${SOUND}\n- { address: "", offer: 5 %, category: other }`,
    ['Kajak'],
    [/^content\/partners\.yaml, line 2: 2: name: is missing/],
  ],
  ['that are no YAML', `${SOUND}\n- { name`, [], [/^content\/partners\.yaml, line 2: { opens/]],
  ['that are no list', 'name: Kajak', [], [/^content\/partners\.yaml: must be a list/]],
])('partners %s: those with faults are left out, and named', (_what, yaml, names, faults) => {
  writeFileSync(pathOf('partners.yaml'), yaml);
  const read = readPartners(pathOf());
  expect(read.partners.map(({ name }) => name)).toEqual(names);
  expect(read.faults).toEqual(faults.map((fault) => expect.stringMatching(fault)));
});

test('the partners that ship are in order', () => {
  const { partners, faults } = readPartners(join(process.cwd(), 'content'));
  expect(faults).toEqual([]);
  expect(partners).toHaveLength(70);
});
