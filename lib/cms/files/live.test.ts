import { spawnSync } from 'node:child_process';
import { exampleValues } from '@/lib/server/exampleValues';

test('npm run content -- --live names every value that is still an example, and fails', () => {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'content', '--', '--live'], { encoding: 'utf8' });
  const examples = exampleValues().map((value) => `lib/site.ts: ${value} is an example; write the real one`);
  expect(stderr.trim().split('\n')).toEqual(examples.length > 0 ? examples : ['']);
  expect(status).toBe(examples.length > 0 ? 1 : 0);
}, 60_000);
