import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, type Request, test } from '@playwright/test';
import sharp from 'sharp';
import { isUp } from '../support/http';
import { type Program, startProgram } from '../support/program';
import { freePort } from '../support/site';
import { type Files, offerFolder, readFile, readFolder } from './folder';

let editor: Program | undefined;
let origin: string;
let folder: string;
let files: Files;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kotor-editor-'));
  cpSync('content', join(folder, 'content'), { recursive: true });
  files = readFolder('content');
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const command = ['--conditions=react-server', '--import', 'tsx', 'e2e/editor/serve.ts', join(folder, 'content')];
  const isReady = () => isUp(origin, '/check.json');
  editor = await startProgram(process.execPath, [...command, String(port)], { isReady, timeout: 30_000 });
});

test.afterAll(async () => {
  await editor?.stop();
  rmSync(folder, { recursive: true });
});

/** Opens an entry in an editor with only the files whose paths begin with `part`. */
async function open(page: Page, address: string, part: string, content = files): Promise<void> {
  await page.goto(`${origin}/config.json`);
  await offerFolder(page, Object.fromEntries(Object.entries(content).filter(([path]) => path.startsWith(part))));
  await page.goto(`${origin}/editor.html#/collections/${address}`);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

const without = (text: string, line: string): string => text.replace(`${line}\n`, '');

test('a title that is changed is the one change of the file, and all that loads comes from the editor’s origin', async ({
  page,
}) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const path = 'content/guide/perast/text.en.md';
  const before = files[path] ?? '';
  await open(page, 'guide/entries/perast/text', 'content/guide/perast/');
  const title = page.getByRole('textbox', { name: 'Title' }).first();
  await expect(title).toHaveValue('Perast, a town without walls');
  await expect(page.getByRole('toolbar', { name: 'Text Editor' })).toHaveCount(0);
  await title.fill('Perast without walls');
  await save(page);
  await expect.poll(() => readFile(page, path)).toContain('title: Perast without walls\n');
  const saved = (await readFile(page, path)) ?? '';
  expect(without(saved, 'draft: false')).toBe(before.replace(/^title: .*$/m, 'title: Perast without walls'));
  expect(await readFile(page, 'content/guide/perast/text.sr.md')).toBe(files['content/guide/perast/text.sr.md']);
  await page.evaluate(() => document.fonts.load('24px "Material Symbols Outlined"'));
  expect(await page.evaluate(() => document.fonts.check('24px "Material Symbols Outlined"'))).toBe(true);
  const isOther = (request: Request) => !request.url().startsWith(origin) && !/^(?:blob|data):/.test(request.url());
  const sent = requests.filter((request) => isOther(request) && request.failure()?.errorText !== 'csp');
  expect(sent.map((request) => request.url())).toEqual([]);
});

test('the details of a photograph load nothing from elsewhere', async ({ page }) => {
  await open(page, 'guide', 'content/photos/', { 'content/photos/quay.jpg': 'a photograph' });
  const loaded: string[] = [];
  page.on('requestfailed', (request) => loaded.push(`${request.url()} ${request.failure()?.errorText}`));
  page.on('requestfinished', (request) => loaded.push(request.url()));
  await page.getByRole('radio', { name: 'Assets' }).click();
  await page.getByRole('row', { name: 'quay.jpg' }).click();
  await expect.poll(() => loaded.join()).toMatch(/exifr.* csp/);
  expect(loaded.filter((request) => !/^(?:blob|data):|localhost| csp$/.test(request))).toEqual([]);
});

test('changes that were not saved are offered again when their entry is opened again', async ({ page }) => {
  const address = 'guide/entries/perast/text';
  await open(page, address, 'content/guide/perast/');
  const title = page.getByRole('textbox', { name: 'Title' }).first();
  await title.pressSequentially('By boat: ');
  // The editor backs up a change half a second later.
  await page.waitForTimeout(1_500);
  await page.goto(`${origin}/editor.html#/collections/guide`);
  await expect(title).toBeHidden();
  await page.goto(`${origin}/editor.html#/collections/${address}`);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(title).toHaveValue(/^By boat: /);
});

test('the facts about a place are saved in their order', async ({ page }) => {
  const path = 'content/guide/aquarium-boka/place.yaml';
  await open(page, 'places/entries/aquarium-boka/place', 'content/guide/aquarium-boka/');
  const words = page.getByRole('textbox', { name: 'English' }).first();
  const before = await words.inputValue();
  await words.fill('By the shore');
  await save(page);
  await expect.poll(() => readFile(page, path)).toContain('en: By the shore\n');
  expect(await readFile(page, path)).toBe(files[path]?.replace(before, 'By the shore'));
});

test('a photograph that is dropped is listed with its texts, and the other pictures stay as they are', async ({
  page,
}) => {
  const path = 'content/pictures.json';
  await open(page, 'lists/entries/pictures', path);
  await page.getByRole('button', { name: /Add .*Picture/ }).click();
  await page.getByRole('button', { name: 'Browse' }).click();
  const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#2888b8' } })
    .jpeg()
    .toBuffer();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').first().setInputFiles({ name: 'quay.jpg', mimeType: 'image/jpeg', buffer });
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(dialog).toBeHidden();
  const texts = { alt: ['A stone quay', 'Kamena riva'], caption: ['The quay.', 'Riva.'] };
  for (const [at, [en, sr]] of Object.values(texts).entries()) {
    await page
      .getByRole('textbox', { name: 'English' })
      .nth(at)
      .fill(en ?? '');
    await page
      .getByRole('textbox', { name: 'Montenegrin' })
      .nth(at)
      .fill(sr ?? '');
  }
  // The form adopts typed text a moment later.
  await expect(async () => {
    await save(page);
    await expect.poll(() => readFile(page, path), { timeout: 3_000 }).toContain('"file": "quay.jpg"');
  }).toPass({ timeout: 15_000 });
  const [added, ...others] = JSON.parse((await readFile(page, path)) ?? '');
  expect(added).toEqual({
    file: 'quay.jpg',
    alt: { en: 'A stone quay', sr: 'Kamena riva' },
    caption: { en: 'The quay.', sr: 'Riva.' },
    focal: { x: 0.5, y: 0.5 },
    tall: false,
  });
  expect(others).toEqual(JSON.parse(files[path] ?? '').map((picture: object) => ({ tall: false, ...picture })));
  expect(await readFile(page, 'content/photos/quay.jpg')).not.toBeNull();
});

for (const name of ['questions', 'topics', 'points', 'partners'])
  test(`a change of one entry is the one change of the list of ${name}`, async ({ page }) => {
    const path = `content/${name}.yaml`;
    await open(page, `lists/entries/${name}`, path);
    await page.getByRole('button', { name: 'Expand', exact: true }).first().click();
    const field = page.getByRole('textbox', { name: name === 'partners' ? 'Name' : 'English' }).first();
    const before = await field.inputValue();
    await field.fill(`${before} again`);
    await save(page);
    await expect.poll(() => readFile(page, path)).toContain(' again\n');
    expect(await readFile(page, path)).toBe(files[path]?.replace(before, `${before} again`));
  });

test('the first notice is added to a list without entries', async ({ page }) => {
  const path = 'content/notices.yaml';
  await open(page, 'lists/entries/notices', path);
  await page.getByRole('button', { name: /Add .*Notice/ }).click();
  await page.getByRole('textbox', { name: 'Id', exact: true }).fill('bura');
  await page.getByRole('textbox', { name: 'English' }).fill('Strong wind');
  await page.getByRole('textbox', { name: 'Montenegrin' }).fill('Jak vjetar');
  await page.getByLabel('From', { exact: true }).fill('2026-11-25T06:00');
  await page.getByLabel('Until', { exact: true }).fill('2026-11-25T18:00');
  await save(page);
  const notice = ['- id: bura', '  text:', '    en: Strong wind', '    sr: Jak vjetar', '  from: 2026-11-25 06:00'];
  await expect.poll(() => readFile(page, path)).toContain(notice.join('\n'));
});

test('the last notice is removed', async ({ page }) => {
  const path = 'content/notices.yaml';
  const notice = '- id: bura\n  text: { en: Wind, sr: Vjetar }\n  from: 2026-11-25 06:00\n  until: 2026-11-25 18:00\n';
  await open(page, 'lists/entries/notices', path, { [path]: notice });
  await page.getByRole('button', { name: 'Remove' }).click();
  await save(page);
  await expect.poll(() => readFile(page, path)).toBe('[]\n');
});

test('beside the editor stand the faults of the files, with the names of fields and links that open the entries', async ({
  page,
}) => {
  await page.goto(origin);
  const panel = page.getByRole('complementary', { name: 'Check and preview' });
  // With time, facts are due.
  const faults = panel.getByRole('definition').filter({ hasText: 'Description' });
  await expect(panel.getByRole('status')).toHaveText(/articles, .* faults?$/);
  await expect(faults).toHaveCount(0);
  const file = join(folder, 'content/guide/perast/text.sr.md');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/^description: .*$/m, 'description: Lepo mjesto'));
  await expect(faults).toHaveText('Description: “Lepo” is ekavian; write “lijepo”');
  await panel.getByRole('link', { name: 'Guide: perast (Montenegrin)' }).click();
  await expect(panel.getByRole('link', { name: 'English' })).toHaveAttribute('href', /\/perast.*id=perast$/);
  writeFileSync(file, text);
  await expect(faults).toHaveCount(0);
});

test('a link to a list opens it from another list, and leaves an open one as it is', async ({ page }) => {
  const file = join(folder, 'content/topics.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('en: Toilets', 'en: **Toilets**'));
  await page.goto(`${origin}/config.json`);
  const lists = Object.entries(files).filter(([path]) => /(?:questions|topics)\.yaml$/.test(path));
  await offerFolder(page, Object.fromEntries(lists));
  await page.goto(origin);
  const editor = page.frameLocator('#editor');
  await editor.getByRole('button', { name: 'Work with Local Repository' }).click();
  await editor.getByRole('treeitem', { name: /^Pictures and lists/ }).click();
  await editor.getByRole('row', { name: 'Questions' }).click();
  await expect(editor.getByText('Where can I park?')).toBeVisible();
  await page.getByRole('link', { name: 'Topics' }).first().click();
  await expect(editor.getByText('Car parks')).toBeVisible();
  await page.getByRole('link', { name: 'Topics' }).first().click();
  expect(await editor.locator('body').evaluate(() => location.hash)).toMatch(/topics$/);
  writeFileSync(file, text);
});

test('a fault stands below its field, in the language that has it, until it is corrected', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 3000 });
  const english = 'content/events/fasinada/text.en.md';
  const montenegrin = 'content/events/fasinada/text.sr.md';
  const faulty: Files = {
    ...files,
    [english]: files[english]?.replace('  to: 07-22\n', '  to: 07-20\n') ?? '',
    [montenegrin]: files[montenegrin]?.replaceAll('article:perast)', 'article:perats)') ?? '',
  };
  const write = (path: string, text = '') => writeFileSync(join(folder, path), text);
  for (const path of [english, montenegrin]) write(path, faulty[path]);
  await open(page, 'events/entries/fasinada/text', 'content/events/fasinada/', faulty);
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
  expect(without((await readFile(page, english)) ?? '', 'draft: false')).toBe(files[english]);
  write(english, files[english]);
  await page.getByRole('row', { name: 'Fašinada', exact: true }).click();
  await expect(half('English').getByRole('textbox', { name: 'To', exact: true })).toHaveValue('07-22');
  await expect(rows).toHaveCount(0);
});
