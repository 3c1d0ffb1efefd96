import { appendFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { LIST_NAMES } from '@/lib/cms/files/lists';
import { readAllContent } from '@/lib/cms/readAllContent';
import { contentFaults } from '@/lib/server/contentFaults';
import { workingFolder } from '@/lib/server/temporaryFolder.testUtils';

const home = workingFolder();

test('with a content system too, a fault of any list is reported at the start', () => {
  jest.replaceProperty(process, 'env', { ...process.env, API_HOST: 'https://api.example.org' });
  cpSync(join(home, 'content'), 'content', { recursive: true });
  for (const name of LIST_NAMES) appendFileSync(`content/${name}.yaml`, '\n- {');
  readAllContent();
  const files = contentFaults().map((fault) => fault.replace(/,.*$/s, ''));
  expect(files.sort()).toEqual(LIST_NAMES.map((name) => `content/${name}.yaml`).sort());
});
