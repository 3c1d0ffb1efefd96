import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GET } from '@/app/sw.js/route';

test('does not switch the workers of devices off while another build is made', () => {
  const folder = process.cwd();
  process.chdir(mkdtempSync(join(tmpdir(), 'kotor-no-build-')));
  const { status } = GET(new Request('http://localhost/sw.js'));
  process.chdir(folder);
  expect(status).toBe(503);
});
