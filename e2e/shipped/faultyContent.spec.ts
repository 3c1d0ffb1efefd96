import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '../support/test';

const BROKEN = [
  'guide/sea-gate/text.en.md',
  'news/autumn-market/text.en.md',
  'events/fasinada/text.en.md',
  'categories/old-town/text.en.md',
];

/** Lets the front matter of some files in a site folder break off in its second line. */
function breakContent(root: string): void {
  for (const file of BROKEN) writeFileSync(join(root, 'content', file), '---\npublished: 2026-05-12\ntags: [a\n---\n');
}

test('a build stops at content that cannot be read, and names file and line', ({ makeSiteFolder }) => {
  const root = makeSiteFolder(['content', 'dist']);
  breakContent(root);
  const next = resolve('node_modules/next/dist/bin/next');
  const { status, stdout, stderr } = spawnSync(process.execPath, [next, 'build'], { cwd: root, encoding: 'utf8' });
  expect(status).toBe(1);
  // In this folder of links a build that went on would fail, too.
  expect(stdout).not.toContain('Creating an optimized production build');
  for (const file of BROKEN) expect(stderr).toMatch(new RegExp(`^content/${file}, line [34]: `, 'm'));
});

test('a start leaves out content that cannot be read, logs it, and /readyz names it', async ({
  startSite,
  makeSiteFolder,
}) => {
  const root = makeSiteFolder(['content', 'dist']);
  breakContent(root);
  const site = await startSite({ folder: root });
  const readiness = async () => JSON.parse((await site.request('/readyz')).text);
  await expect.poll(async () => (await readiness()).contentFaults?.length).toBeGreaterThanOrEqual(BROKEN.length);
  const { status, contentFaults } = await readiness();
  expect(status).toBe('ready');
  for (const file of BROKEN) {
    expect(contentFaults).toContainEqual(expect.stringMatching(new RegExp(`^content/${file}, line [34]: `)));
    expect(site.output()).toMatch(new RegExp(`"event":"content.fault".*${file}`));
  }
  for (const path of ['/', '/see-and-do', '/news', '/events', '/sitemap.xml', '/api/config']) {
    expect.soft((await site.request(path)).status, path).toBe(200);
  }
  expect((await site.request('/see-and-do/article/x?id=sea-gate')).status).toBe(404);
});
