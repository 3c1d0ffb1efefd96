import { parseYaml } from '@/lib/cms/files/parseFile';

test('a file is parsed again only when its text is another', () => {
  const first = parseYaml('a: [1]', 'a.yaml');
  expect(parseYaml('a: [1]', 'a.yaml')).toBe(first);
  expect(parseYaml('a: [1]', 'b.yaml')).not.toBe(first);
  expect(parseYaml('a: [2]', 'a.yaml')).toEqual({ a: [2] });
  expect(() => parseYaml('a: [2', 'a.yaml')).toThrow(/^a\.yaml, line 1: /);
});
