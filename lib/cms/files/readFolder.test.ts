import { createSample } from '@/lib/cms/files/check/sample.testUtils';
import { parseYaml } from '@/lib/cms/files/readFolder';

test('a file is parsed again only when its text is another', () => {
  const first = parseYaml('a: [1]', 'a.yaml');
  expect(parseYaml('a: [1]', 'a.yaml')).toBe(first);
  expect(parseYaml('a: [1]', 'b.yaml')).not.toBe(first);
  expect(parseYaml('a: [2]', 'a.yaml')).toEqual({ a: [2] });
  expect(() => parseYaml('a: [2', 'a.yaml')).toThrow(/^a\.yaml, line 1: /);
});

const sample = createSample();

test('a second front matter is told with its line', () => {
  sample.folder('guide/gate', { sr: { text: '\n---\ntitle: Second\nslug: second\n---\nText.' } });
  expect(sample.faults(({ faults }) => [...faults])).toEqual([
    'content/guide/gate/text.sr.md, line 5: --- stands here again; leave one block of fields, between two lines of ---',
  ]);
});
