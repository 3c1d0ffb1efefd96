import { join } from 'node:path';
import { createSample } from '@/lib/cms/files/check/sample.testUtils';
import type { Library } from '@/lib/cms/files/library';
import { withRights } from '@/lib/server/rights.testUtils';

const sample = createSample();

const idsOf = ({ guide, categories, places, points, partners }: Library) => ({
  guide: guide.map(({ id }) => id),
  categories: categories.map(({ id, subcategories }) => [id, ...subcategories.map((each) => each.id)].join('/')),
  places: places.map(({ id }) => id),
  points: points.map(({ id }) => id),
  partners: partners.map(({ name }) => name),
});

const ALL = {
  guide: ['gate', 'wall'],
  categories: ['squares/lanes'],
  places: ['gate'],
  points: ['pier'],
  partners: ['Kajak'],
};

beforeEach(() => {
  for (const path of ['guide/gate', 'guide/wall', 'categories/squares', 'categories/squares/lanes'])
    sample.folder(path);
  sample.write('guide/gate/place.yaml', 'kind: Church');
  sample.write('points.yaml', '- { id: pier, groups: [toilets], name: { en: Pier, sr: Mol }, plan: { x: 40, y: 60 } }');
  sample.write('partners.yaml', '- { name: Kajak, address: "", offer: 10 %, category: other }');
});

const FILE = 'cannot be read (EACCES); it must be a file that the user of the site may read';
const FOLDER = 'cannot be read (EACCES); it must be a folder that the user of the site may read';
const NO_RIGHTS = '0';
/** Of a folder: its names may be read, but not its files. */
const NAMES_ALONE = '644';

const GATE_FILES = ['text.en.md', 'text.sr.md', 'place.yaml'].map((name) => `content/guide/gate/${name}: ${FILE}`);

test.each<[path: string, rights: string, faults: string[], left: object]>([
  ['guide/gate/text.sr.md', NO_RIGHTS, [`content/guide/gate/text.sr.md: ${FILE}`], { guide: ['wall'] }],
  ['guide/gate/place.yaml', NO_RIGHTS, [`content/guide/gate/place.yaml: ${FILE}`], { places: [] }],
  ['points.yaml', NO_RIGHTS, [`content/points.yaml: ${FILE}`], { points: [] }],
  ['guide/gate', NO_RIGHTS, GATE_FILES, { guide: ['wall'], places: [] }],
  ['guide/gate', NAMES_ALONE, GATE_FILES, { guide: ['wall'], places: [] }],
  ['guide', NO_RIGHTS, [`content/guide: ${FOLDER}`, `content/guide: ${FOLDER}`], { guide: [], places: [] }],
  [
    'categories/squares',
    NO_RIGHTS,
    ['text.en.md', 'text.sr.md'].map((name) => `content/categories/squares/${name}: ${FILE}`),
    { categories: [] },
  ],
])('%s with the rights %s changes nothing, is named, and is left out after a start', (path, rights, faults, left) => {
  const { library } = sample.read();
  expect(idsOf(library)).toEqual(ALL);
  const file = join(sample.root(), path);
  const later = withRights(file, rights, () => sample.read(library));
  expect(idsOf(later.library)).toEqual(ALL);
  expect(later.faults).toEqual(expect.arrayContaining(faults));
  const first = withRights(file, rights, () => sample.read());
  expect(idsOf(first.library)).toEqual({ ...ALL, ...left });
  expect(first.faults).toEqual(faults);
});

test('a folder that is gone leaves the articles and places that were read before', () => {
  const { library } = sample.read();
  sample.remove('categories');
  sample.remove('guide');
  const { library: later, faults } = sample.read(library);
  expect(idsOf(later)).toEqual(ALL);
  for (const name of ['categories', 'guide']) expect(faults).toContain(`content/${name}: is missing; make the folder`);
});
