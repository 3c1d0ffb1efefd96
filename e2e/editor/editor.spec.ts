import { expect, type Page, type Request, test } from '@playwright/test';
import sharp from 'sharp';
import { files, openEntry, save, startEditor } from './editorServer';
import { type Files, readFile } from './folder';

const editor = startEditor();

const open = (page: Page, address: string, part: string, content?: Files) =>
  openEntry(page, editor, address, part, content);

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
  const isOther = (request: Request) =>
    !request.url().startsWith(editor.origin) && !/^(?:blob|data):/.test(request.url());
  const sent = requests.filter((request) => isOther(request) && request.failure()?.errorText !== 'csp');
  expect(sent.map((request) => request.url())).toEqual([]);
});

test('the list of news begins with the latest', async ({ page }) => {
  const dated = ['drones', 'fire-danger'].flatMap((id, at) =>
    ['en', 'sr'].map((language) => {
      const path = `content/news/${id}/text.${language}.md`;
      const text = files[path]?.replace(/^title: .*$/m, `title: News ${at}`);
      return [path, text?.replace(/^published: .*$/m, `published: 2026-01-0${at + 1}`) ?? ''];
    }),
  );
  await open(page, 'news', 'content/news/', Object.fromEntries(dated));
  await expect(page.getByRole('row')).toHaveText([/News 1/, /News 0/]);
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
  await page.clock.install();
  await open(page, address, 'content/guide/perast/');
  const title = page.getByRole('textbox', { name: 'Title' }).first();
  await title.pressSequentially('By boat: ');
  // The editor backs up a change half a second later.
  await page.clock.runFor(1_000);
  await page.goto(`${editor.origin}/editor.html#/collections/guide`);
  await expect(title).toBeHidden();
  await page.goto(`${editor.origin}/editor.html#/collections/${address}`);
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
