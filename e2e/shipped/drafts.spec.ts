import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/test';

const TITLE = 'Perast unannounced';

test('no draft is in a list or a document, and none has a page', async ({ startSite, makeSiteFolder }) => {
  const root = makeSiteFolder(['content']);
  const draft = join(root, 'content/guide/perast-draft');
  cpSync(join(root, 'content/guide/perast'), draft, { recursive: true });
  for (const name of ['text.en.md', 'text.sr.md']) {
    const text = readFileSync(join(draft, name), 'utf8');
    writeFileSync(join(draft, name), text.replace(/^title: .*$/m, `title: ${TITLE}\ndraft: true`));
  }
  const site = await startSite({ folder: root, variables: { DRAFTS: 'on' } });
  for (const path of ['/see-and-do/towns-of-the-bay/eastern-shore', '/places.geojson']) {
    const { status, text } = await site.request(path);
    expect.soft(status, path).toBe(200);
    expect.soft(text, path).toContain('perast');
    expect.soft(text, path).not.toContain(TITLE);
    expect.soft(text, path).not.toContain('perast-draft');
  }
  expect((await site.request('/see-and-do/article/x?id=perast-draft')).status).toBe(404);
});
