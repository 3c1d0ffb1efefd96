import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { throwing } from '@/lib/cms/files/check/sample.testUtils';
import { createDiagnostics } from '@/lib/cms/files/diagnostics';
import { readList } from '@/lib/cms/files/readList';
import { temporaryFolder } from '@/lib/server/temporaryFolder.testUtils';

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
  [
    'of which one is there twice',
    `${SOUND}\n${SOUND}`,
    ['Kajak', 'Kajak'],
    ['content/partners.yaml, line 2: Kajak: is listed twice; leave one out'],
  ],
  ['of which two share a name', `${SOUND}\n${SOUND.replace('""', 'Riva')}`, ['Kajak', 'Kajak'], []],
  ['that are no list', 'name: Kajak', [], [/^content\/partners\.yaml: must be a list/]],
])('partners %s: those with faults are left out, and named', (_what, yaml, names, faults) => {
  writeFileSync(pathOf('partners.yaml'), yaml);
  const diagnostics = createDiagnostics();
  const partners = readList('partners', pathOf(), diagnostics);
  expect(partners.map(({ name }) => name)).toEqual(names);
  expect(diagnostics.faults.map((fault) => fault.replace(pathOf(), 'content'))).toEqual(
    faults.map((fault) => expect.stringMatching(fault)),
  );
});

test('the partners that ship are in order', () => {
  expect(readList('partners', join(process.cwd(), 'content'), throwing)).not.toHaveLength(0);
});
