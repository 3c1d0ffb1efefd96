import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { files, openEntry, save, startEditor } from './editorServer';
import { type Files, offerFolder, readFile } from './folder';

const editor = startEditor();

/** Changes a file on the disk, which the check reads. */
const write = (path: string, text = '') => writeFileSync(join(editor.folder, path), text);

test('beside the editor stand the faults of the files, with the names of fields and links that open the entries', async ({
  page,
}) => {
  await page.goto(editor.origin);
  const panel = page.getByRole('complementary', { name: 'Check and preview' });
  // With time, facts are due.
  const faults = panel.getByRole('definition').filter({ hasText: 'Description' });
  await expect(panel.getByRole('status')).toHaveText(/articles, .* faults?$/);
  await expect(faults).toHaveCount(0);
  const file = join(editor.folder, 'content/guide/perast/text.sr.md');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/^description: .*$/m, 'description: Lepo mjesto'));
  await expect(faults).toHaveText('Description: “Lepo” is ekavian; write “lijepo”');
  await panel.getByRole('link', { name: 'Guide: perast (Montenegrin)' }).click();
  await expect(panel.getByRole('link', { name: 'English' })).toHaveAttribute('href', /\/perast.*id=perast$/);
  writeFileSync(file, text);
  await expect(faults).toHaveCount(0);
});

test('a link to a list opens it from another list, and leaves an open one as it is', async ({ page }) => {
  const file = join(editor.folder, 'content/topics.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('en: Toilets', 'en: **Toilets**'));
  await page.goto(`${editor.origin}/config.json`);
  const lists = Object.entries(files).filter(([path]) => /(?:questions|topics)\.yaml$/.test(path));
  await offerFolder(page, Object.fromEntries(lists));
  await page.goto(editor.origin);
  const frame = page.frameLocator('#editor');
  await frame.getByRole('button', { name: 'Work with Local Repository' }).click();
  await frame.getByRole('treeitem', { name: /^Pictures and lists/ }).click();
  await frame.getByRole('row', { name: 'Questions' }).click();
  await expect(frame.getByText('Where can I park?')).toBeVisible();
  await page.getByRole('link', { name: 'Topics' }).first().click();
  await expect(frame.getByText('Car parks')).toBeVisible();
  await page.getByRole('link', { name: 'Topics' }).first().click();
  expect(await frame.locator('body').evaluate(() => location.hash)).toMatch(/topics$/);
  writeFileSync(file, text);
});

test('a fault stands below its field, in the language that has it, until it is corrected', async ({ page }) => {
  const english = 'content/events/fasinada/text.en.md';
  const montenegrin = 'content/events/fasinada/text.sr.md';
  const faulty: Files = {
    ...files,
    [english]: files[english]?.replace('  to: 07-22\n', '  to: 07-20\n') ?? '',
    [montenegrin]: files[montenegrin]?.replaceAll('article:perast)', 'article:perats)') ?? '',
  };
  for (const path of [english, montenegrin]) write(path, faulty[path]);
  await openEntry(page, editor, 'events/entries/fasinada/text', 'content/events/fasinada/', faulty);
  const half = (language: string) => page.getByRole('group', { name: new RegExp(`^Edit .?${language}.? Content$`) });
  const dates = half('English').getByRole('alert');
  const text = half('Serbian').getByRole('alert');
  await expect(dates).toHaveText('When › To: 07-20 is before 07-22, or over half a year after it; correct one of them');
  await expect(text).toHaveText('Text: article:perats leads nowhere; write the name of a folder in content/guide');
  const rows = page.getByRole('group', { name: /^.?.?Check.?.? Field$/ });
  await expect(rows).toHaveCount(2);
  write(montenegrin, files[montenegrin]);
  await expect(text).toHaveCount(0);
  await half('English').getByRole('textbox', { name: 'To', exact: true }).fill('07-22');
  await save(page);
  await expect.poll(() => readFile(page, english)).toContain('  to: 07-22\n');
  expect((await readFile(page, english))?.replace('draft: false\n', '')).toBe(files[english]);
  write(english, files[english]);
  await page.getByRole('row', { name: 'Fašinada', exact: true }).click();
  await expect(half('English').getByRole('textbox', { name: 'To', exact: true })).toHaveValue('07-22');
  await expect(rows).toHaveCount(0);
});

test('a fault of a list stands below the field of its entry, also after one before it is removed', async ({ page }) => {
  const path = 'content/topics.yaml';
  const faulty = { [path]: files[path]?.replace('sr: Stajališta', 'sr: Lepa stajališta') ?? '' };
  write(path, faulty[path]);
  await openEntry(page, editor, 'lists/entries/topics', path, faulty);
  await expect(page.getByText('Bus stops')).toBeVisible();
  const alert = page.getByRole('alert');
  await expect(alert).toHaveCount(0);
  await page.getByRole('button', { name: 'Expand', exact: true }).nth(1).click();
  const title = page.getByRole('group', { name: /Title.*Field/ });
  await expect(title.getByRole('alert')).toHaveText(
    'bus-stops: Title › Montenegrin: “Lepa” is ekavian; write “lijepa”',
  );
  await page.getByRole('button', { name: 'Remove' }).first().click();
  await expect(page.getByText('Toilets')).toHaveCount(0);
  await expect(title.getByRole('alert')).toHaveText(/^bus-stops/);
  write(path, files[path]);
  await expect(alert).toHaveCount(0);
});

test('a fault of opening hours stands below the field of its row', async ({ page }) => {
  const path = 'content/guide/aquarium-boka/place.yaml';
  const rows = "    - { days: [mon], times: ['09:00-12:00'] }\n    - { days: [sun], times: ['9-12'] }\n";
  const hours = `openingHours:\n  weekly:\n${rows}  source: the organisation\n  checked: 2026-11-21\n`;
  const faulty = { [path]: `${files[path]}${hours}` };
  write(path, faulty[path]);
  await openEntry(page, editor, 'places/entries/aquarium-boka/place', 'content/guide/aquarium-boka/', faulty);
  await expect(page.getByRole('alert')).toHaveText(/^Opening hours › Weekly › 2 › Times/);
  write(path, files[path]);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
