import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSite } from '../support/site';
import { makeSiteFolder } from '../support/siteFolder';
import { expect, test } from '../support/test';

/** An edit is live within ten seconds; the visit that finds a page stale still gets the page before. */
const LIVE = { timeout: 10_000, intervals: [200] };

/** Where the title of an article stands. */
const PATHS = [
  '/see-and-do/article/x?id=sea-gate',
  '/see-and-do/attractions-and-sights/fortifications?id=fortifications',
  '/search?q=marble',
  '/api/article/sea-gate',
];

test('the resident card says that its partners are samples while one is', async () => {
  const { root, remove } = makeSiteFolder(['content']);
  cpSync('content', join(root, 'content'), { recursive: true });
  const file = join(root, 'content/partners.yaml');
  const yaml = readFileSync(file, 'utf8').replaceAll('  sample: true\n', '');
  writeFileSync(file, yaml);
  const site = await startSite({ folder: root });
  const textOfCard = async () => (await site.request('/volim-kotor')).text;
  expect(await textOfCard()).not.toContain('ogledni primjeri');
  writeFileSync(file, `${yaml}  sample: true\n`);
  await expect.poll(textOfCard, LIVE).toContain('ogledni primjeri');
  await site.stop();
  remove();
});

test('an edit is live within ten seconds on pages, in lists and in the search; a fault changes nothing', async () => {
  test.setTimeout(90_000);
  const { root, remove } = makeSiteFolder(['content']);
  cpSync('content', join(root, 'content'), { recursive: true });
  const site = await startSite({ folder: root });
  const file = join(root, 'content/guide/sea-gate/text.en.md');
  const write = (title: string) =>
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: .*$/m, `title: ${title}`));
  const textAt = async (path: string) => (await site.request(path)).text;
  for (const path of PATHS) expect(await textAt(path), path).not.toContain('Marble gate');
  await expect.poll(() => site.request('/readyz').then(({ text }) => text)).toBe('{"status":"ready"}');

  write('Marble gate');
  await Promise.all(
    PATHS.map((path) => expect.poll(() => textAt(path), { message: path, ...LIVE }).toContain('Marble gate')),
  );

  write('Marble gate: a fault');
  await expect
    .poll(() => textAt('/readyz'), LIVE)
    .toContain('content/guide/sea-gate/text.en.md, line 2: a text with a colon');
  for (const path of PATHS)
    for (let visit = 0; visit < 2; visit += 1) expect(await textAt(path), path).toContain('Marble gate');
  await site.stop();
  remove();
});
