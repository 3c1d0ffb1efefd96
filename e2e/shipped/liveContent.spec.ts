import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/test';

/** The site looks for edits every few seconds; the visit that finds a page stale still gets the page before. */
const LIVE = { timeout: 30_000, intervals: [500] };

/** The position of an article's title. */
const PATHS = [
  '/see-and-do/article/x?id=sea-gate',
  '/see-and-do/attractions-and-sights/fortifications?id=fortifications',
  '/search?q=marble',
  '/api/article/sea-gate',
];

test('an edit is live on pages, in lists, in the search and on the resident card; a fault changes nothing', async ({
  startSite,
  makeSiteFolder,
}) => {
  const root = makeSiteFolder(['content']);
  const partners = join(root, 'content/partners.yaml');
  const real = readFileSync(partners, 'utf8').replaceAll('  sample: true\n', '');
  writeFileSync(partners, real);
  const site = await startSite({ folder: root });
  const file = join(root, 'content/guide/sea-gate/text.en.md');
  const write = (title: string) =>
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: .*$/m, `title: ${title}`));
  // The search marks what it found within a title.
  const textAt = async (path: string) => (await site.request(path)).text.replace(/<\/?mark>/g, '');
  for (const path of PATHS) expect(await textAt(path), path).not.toContain('Marble gate');
  expect(await textAt('/volim-kotor')).not.toContain('ogledni primjeri');
  await expect.poll(() => site.request('/readyz').then(({ text }) => text)).toBe('{"status":"ready"}');

  write('Marble gate');
  writeFileSync(partners, `${real}  sample: true\n`);
  const expectLive = (path: string, text: string) =>
    expect.poll(() => textAt(path), { message: path, ...LIVE }).toContain(text);
  await Promise.all([
    ...PATHS.map((path) => expectLive(path, 'Marble gate')),
    expectLive('/volim-kotor', 'ogledni primjeri'),
  ]);

  write('Marble gate: a fault');
  await expect
    .poll(() => textAt('/readyz'), LIVE)
    .toContain('content/guide/sea-gate/text.en.md, line 2: a text with a colon');
  for (const path of PATHS)
    for (let visit = 0; visit < 2; visit += 1) expect(await textAt(path), path).toContain('Marble gate');
});
