import { createSample, exampleFor } from '@/lib/cms/files/check/sample.testUtils';
import type { ListName } from '@/lib/cms/files/lists';

const sample = createSample();

function read<Name extends ListName>(name: Name, yaml: string) {
  sample.write(`${name}.yaml`, yaml);
  const { library, faults } = sample.read();
  expect(faults).toEqual([]);
  return library[name];
}

const notice = (times: string, text = 'Oluja') => `- { id: storm, text: { en: Storm, sr: ${text} }, ${times} }`;
const plan = (days: string) => `- { id: one-day, name: { en: A day, sr: Dan }, days: ${days} }`;
const PLAN = 'plan: { x: 40, y: 600 }';
const QUAY = 'id: quay, groups: [parking], name: { en: Quay, sr: Riva }';
const POST = 'title: { en: Post, sr: Pošta }, words: { en: stamps, sr: markice }, answer: { en: None., sr: Nema. }';

test.each<[ListName, start: string]>([
  ['notices', '- id: bura'],
  ['points', '- id: parking-by'],
  ['topics', '- id: pharmacy'],
])('the example of %s for editors is in order, and a site may have no such file', (name, start) => {
  expect(sample.read()).toMatchObject({ library: { [name]: [] }, faults: [] });
  expect(read(name, exampleFor(start))).toHaveLength(1);
});

test('the times of a notice are those of the town, an hour or two ahead of UTC', () => {
  const times = 'from: 2026-03-01 00:00, until: 2026-07-01 12:00';
  expect(read('notices', notice(times))).toMatchObject([
    { from: '2026-02-28T23:00:00.000Z', until: '2026-07-01T10:00:00.000Z' },
  ]);
});

test('a notice can lead to a page with an address of its own in each language', () => {
  expect(read('notices', notice('from: 2026-03-01 00:00, until: 2026-07-01 12:00, page: map'))).toMatchObject([
    { page: 'map' },
  ]);
});

test('a point has a name, a group and the facts of a place', () => {
  const address = { words: { en: 'By the sea', sr: 'Uz more' }, source: 'seen', checked: '2026-11-22' };
  const name = { en: 'Quay', sr: 'Riva' };
  expect(read('points', `- { ${QUAY}, ${PLAN}, address: ${JSON.stringify(address)} }`)).toEqual([
    { id: 'quay', groups: ['parking'], name, plan: { x: 40, y: 600 }, place: { address } },
  ]);
});

test('no line parts a number and its unit', () => {
  const answer = 'answer: { en: €19., sr: "Od 19 € i 8,3 km." }';
  expect(read('questions', `- { id: where, question: { en: Where?, sr: Gdje? }, ${answer} }`)).toMatchObject([
    { answer: { en: '€19.', sr: 'Od 19\u00a0€ i 8,3\u00a0km.' } },
  ]);
});

test('a plan has days in the fields of the planner’s form', () => {
  const [oneDay] = read('plans', plan("[{ from: '09:00', to: '17:00', round: perast, rain: 'yes' }]"));
  expect(oneDay?.days).toEqual([{ from: '09:00', to: '17:00', round: 'perast', rain: 'yes' }]);
});

test.each<[ListName, yaml: string, fault: string]>([
  ['notices', notice('from: 2026-11-25 06:00'), 'storm: until: is missing'],
  ['notices', notice('from: 2026-11-25 06:00, until: 2026-11-25 05:59'), 'storm: until: must be after from'],
  ['notices', notice('from: 2026-11-31 06:00, until: 2026-12-25 05:59'), 'storm: from: must be a day and a local time'],
  ['notices', notice('from: 2026-11-25, until: 2026-11-26 05:59'), 'storm: from: must be a day and a local time'],
  [
    'notices',
    notice('from: 2026-11-25 06:00, until: 2026-11-26 06:00', 'Oluja '.repeat(30)),
    'storm: text.sr: has more than 140 letters; shorten it',
  ],
  ['plans', plan('[]'), 'one-day: days'],
  ['plans', plan(`[${"{ from: '09:00', to: '17:00' },".repeat(4)}]`), 'one-day: days: has more than 3 entries'],
  ['plans', plan("[{ from: '17:00', to: '09:00' }]"), 'must be after from'],
  ['plans', plan("[{ from: '0900', to: '17:00' }]"), 'days.1.from'],
  ['plans', plan("[{ from: '09:00', to: '17:00', round: moon }]"), 'days.1.round'],
  ['plans', plan("[{ from: '09:00', to: '17:00', rain: true }]"), 'must be yes'],
  ['points', `- { ${QUAY} }`, 'quay: has no position; write plan'],
  ['points', `- { ${QUAY}, plan: { x: 14, y: 41 } }`, 'quay: plan.x: '],
  ['points', `- { ${QUAY}, plan: { x: 626, y: 41 } }`, 'quay: plan.x: '],
  ['points', `- { ${QUAY}, plan: { x: 15, y: 40 } }`, 'quay: plan.y: '],
  ['points', `- { ${QUAY}, ${PLAN}, price: 1 }`, 'quay: price: is not a field'],
  ['topics', '- { id: post, title: { en: Post }, words: {}, answer: {} }', 'post: title.sr: is missing'],
  ['topics', `- { id: post, ${POST}, map: boats }`, 'post: map: '],
  [
    'topics',
    `- { id: post, ${POST}, map: parking, article: perast }`,
    'post: article: has no effect together with map',
  ],
])('an entry of %s with a fault is refused: %s', (name, yaml, fault) => {
  sample.write(`${name}.yaml`, yaml);
  expect(sample.read().faults).toContainEqual(expect.stringContaining(fault));
});

const DATE_TIME_ERROR = 'must be a day and a local time, such as 2026-11-25 18:00';

test.each([
  ['from: 2026-11-31 06:00, until: tomorrow', [`from: ${DATE_TIME_ERROR}`, `until: ${DATE_TIME_ERROR}`]],
  ['from: 2026-11-27 18:00, until: 2026-11-27 24:00', ['until: midnight is 00:00 of the next day']],
])('a wrong time of a notice is one fault: %s', (times, faults) => {
  sample.write('notices.yaml', notice(times));
  expect(sample.read().faults.map((fault) => fault.replace(/^.*storm: /, ''))).toEqual(faults);
});

const SOUND = '- { name: Kajak, address: "", offer: 10 %, category: other }';

test.each([
  ['in order', SOUND, ['Kajak'], []],
  [
    'of which one has no name',
    `${SOUND}\n- { address: "", offer: 5 %, category: other }`,
    ['Kajak'],
    [/^content\/partners\.yaml, line 2: 2: name: is missing/],
  ],
  [
    'of which one has a name in two languages',
    `${SOUND}\n${SOUND.replace('Kajak', '{ en: Kayak, sr: Kajak }')}`,
    ['Kajak'],
    ['content/partners.yaml, line 2: 2: name: must be a single text'],
  ],
  ['that are no YAML', `${SOUND}\n- { name`, [], [/^content\/partners\.yaml, line 2: { is opened/]],
  [
    'of which one is there twice',
    `${SOUND}\n${SOUND}`,
    ['Kajak', 'Kajak'],
    ['content/partners.yaml, line 2: Kajak: is listed twice; leave one out'],
  ],
  ['of which two share a name', `${SOUND}\n${SOUND.replace('""', 'Riva')}`, ['Kajak', 'Kajak'], []],
  ['that are no list', 'name: Kajak', [], [/^content\/partners\.yaml: must be a list/]],
])('partners %s: those with faults are left out, and named', (_what, yaml, names, faults) => {
  sample.write('partners.yaml', yaml);
  const { library, faults: told } = sample.read();
  expect(library.partners.map(({ name }) => name)).toEqual(names);
  expect(told).toEqual(faults.map((fault) => expect.stringMatching(fault)));
});
