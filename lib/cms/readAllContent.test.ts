import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIST_NAMES } from '@/lib/cms/files/lists';
import { readAllContent } from '@/lib/cms/readAllContent';
import { contentFaults } from '@/lib/server/contentFaults';
import { log } from '@/lib/server/log';

const home = process.cwd();

afterEach(() => {
  const folder = process.cwd();
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

test('with a content system too, a fault of any list is reported at the start', () => {
  jest.replaceProperty(process, 'env', { ...process.env, API_HOST: 'https://api.example.org' });
  jest.spyOn(log, 'error').mockReturnValue();
  process.chdir(mkdtempSync(join(tmpdir(), 'kotor-content-')));
  cpSync(join(home, 'content'), 'content', { recursive: true });
  const names = LIST_NAMES;
  for (const name of names) appendFileSync(`content/${name}.yaml`, '\n- {');
  readAllContent();
  const files = contentFaults().map((fault) => fault.replace(/,.*$/s, ''));
  expect(files.sort()).toEqual(names.map((name) => `content/${name}.yaml`).sort());
});
