import { parseYaml } from '@/lib/cms/files/parseFile';

test('a file is parsed again only when its text is another', () => {
  const first = parseYaml('a: [1]', 'a.yaml');
  expect(parseYaml('a: [1]', 'a.yaml')).toBe(first);
  expect(parseYaml('a: [1]', 'b.yaml')).not.toBe(first);
  expect(parseYaml('a: [2]', 'a.yaml')).toEqual({ a: [2] });
  expect(() => parseYaml('a: [2', 'a.yaml')).toThrow(/^a\.yaml, line 1: /);
});

test('a long list is parsed in a time that grows with its length', () => {
  const { user } = process.cpuUsage();
  const entries = '- name: The ferry\n  category: food\n  offer: Ten percent on every crossing of the strait\n'.repeat(
    10_000,
  );
  expect(parseYaml(entries, 'long.yaml')).toHaveLength(10_000);
  expect(process.cpuUsage().user - user).toBeLessThan(10_000_000);
}, 60_000);
