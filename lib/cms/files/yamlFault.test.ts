import { parseDocument } from 'yaml';
import { yamlFaults } from '@/lib/cms/files/yamlFault';

const faultsOf = (yaml: string) => yamlFaults(yaml, parseDocument(yaml, { prettyErrors: false }));

const LESS = 'is indented less than the fields above; begin it in the column of those it belongs to';
const UNCLEAR = 'cannot be understood; check the indentation and the quotes, and compare with a file that works';

test.each([
  ["a: 1\ntitle: 'Don't go'", 2, 'the quotes go around the whole text; write title: "Don\'t go"'],
  ['title: "Sea" gate', 1, 'the quotes go around the whole text; write title: \'"Sea" gate\''],
  ['title: "Sea" and "land"', 1, 'the quotes go around the whole text; write title: \'"Sea" and "land"\''],
  [
    `title: 'Sea' and "land" here`,
    1,
    `the quotes go around the whole text; write title: ${JSON.stringify(`'Sea' and "land" here`)}`,
  ],
  ['a: 1\ntitle: [Sea] gate', 2, 'a text that begins with [ needs quotes; write title: "[Sea] gate"'],
  ['title: {Sea} gate', 1, 'a text that begins with { needs quotes; write title: "{Sea} gate"'],
  ['a: 1\ntitle: - Gate\nb: 2', 2, 'a text that begins with - needs quotes; write title: "- Gate"'],
  [
    'a: 1\ntitle: Šta je #12 first',
    2,
    'a # after a space begins a comment; put the text in quotes: title: "Šta je #12 first"',
  ],
  ['a: { en: Form #12, sr: x }\nb: 1', 1, 'a # after a space begins a comment; put the text in quotes'],
  ['- - Gate #12', 1, 'a # after a space begins a comment; put the text in quotes'],
  ['a: 1\ntitle: *new* x', 2, 'a text that begins with * needs quotes; write title: "*new* x"'],
  ['a: 1\ntitle: *Perast*', 2, 'a text that begins with * needs quotes; write title: "*Perast*"'],
  ['- title: A: b', 1, 'a text with a colon needs quotes; write title: "A: b"'],
  ['title: A & B: c', 1, 'a text with a colon needs quotes; write title: "A & B: c"'],
  ['title: The “gate”: a walk', 1, 'a text with a colon needs quotes; write title: "The “gate”: a walk"'],
  ['Sea gate: A: b', 1, UNCLEAR],
  ['a: 1\ntitle:Gate\nb: 2', 2, 'a space is missing after the colon; write title: Gate'],
  ['a: 1\nmore words\nb: 2', 2, 'is not a field; write a name and a colon before it, or indent what continues a text'],
  ['a: 1\ntags: [b, c\nd: 1', 2, '[ is opened but not closed; write ] at its end'],
  ['a: 1\na: 2', 2, 'a is listed twice; leave one out'],
  ['a: 1\n  b: 2', 2, 'is indented further than the line before; begin it in the same column'],
  ['Sea gate: x\n  b: 1', 2, 'is indented further than the line before; begin it in the same column'],
  ['- id: x\n  text:\n    en: a\n    sr: b\n from: 1\n  until: 2', 5, LESS],
  ['- id: x\n  text:\n    en: a\n    sr: b\n   from: 1\n  until: 2', 5, LESS],
  ['- id: x\n  when:\n    from: 1\n from: "07-22"', 4, LESS],
  ['- id: x\n text:\n    en: a', 2, LESS],
  ['- id: x\nfrom: 1', 2, LESS],
  ['- id: x\nfrom: 1 - 2', 2, LESS],
  ['a:\n  b: 1\n c: 2\nd: 3', 3, LESS],
  ['a:\n    b: 1\nc: { d: 2 }\n  e: 3', 4, UNCLEAR],
  ['- a: 1\n  b: 2\n - c: 3\n  d: 4', 3, UNCLEAR],
  [
    'place: { en: Perast: sea, sr: x }',
    1,
    'in { } or [ ] write a comma after each part, and quotes around a text with a colon',
  ],
  ['a: 1\n---\nb: 2', 2, '--- ends the file; remove it'],
  ['# a\n[]\n\n- id: x\n  b: 1', 2, '[] says that the list is empty; remove it'],
  ['# a\n[]\n- id: x', 2, '[] says that the list is empty; remove it'],
  ['- id: x\n  b: { c: 1 }\n\u00A0 d: 1\n  e: 2', 3, 'has a no-break space (U+00A0); type a space'],
  ['when:\n\tfrom: 05-08\nplace: A: b', 2, 'begins with a tab; use spaces'],
  ['a: 1\ncategory:\u00A0old\nb: 2', 2, 'has a no-break space (U+00A0); type a space'],
])('%j is explained', (yaml, line, remedy) => {
  expect(faultsOf(yaml)).toEqual([{ line, remedy }]);
});

test('a tab, which parts its field from those below it, hides what that causes', () => {
  const faults = faultsOf('title: A: b\nwhen:\n\tfrom: 05-08\n  to: 05-09\n  certain: true\nplace:\n\ten: x');
  expect(faults.map(({ line }) => line)).toEqual([1, 3, 7]);
});

test.each([
  ['colons', 'title: A: b\nauthor: x\nsummary: C: d', [1, 3]],
  ['curly quotes', 'title: “A”\nauthor: x\nsummary: „C“', [1, 3]],
  ['a quote, which hides what is below it', 'title: "A\nauthor: x\nsummary: C: d', [1]],
])('%s in several lines are reported together', (_what, yaml, lines) => {
  const faults = faultsOf(yaml);
  expect(faults.map(({ line }) => line)).toEqual(lines);
});

test.each([
  '',
  'a: "b: c"',
  '- a\n- b',
  'a: |\n  b: c: d',
  'a: "“b”"',
  'a: “b” and “c”',
  'a: |\n  “b”',
  '# a\n#b\na: 1 # b\nc: "d #1"\n#e',
  'a: 10\u00A0%',
  '# none\n[]',
  'a: |\n  “b”: c',
])('%j has no fault', (yaml) => {
  expect(faultsOf(yaml)).toEqual([]);
});
