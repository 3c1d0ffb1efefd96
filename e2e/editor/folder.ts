import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

export type Files = Record<string, string>;

/** The text files of a folder, by their paths relative to its parent folder. */
export const readFolder = (root: string): Files =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(root, name)).isFile())
      .map((name) => [`content/${name}`, readFileSync(join(root, name), 'utf8')]),
  );

/**
 * Replaces the folder dialog, which no test can operate, by a browser-internal folder with these files. The page is on
 * the editor's origin.
 */
export async function offerFolder(page: Page, files: Files): Promise<void> {
  await page.evaluate(async (entries) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    for (const [path, text] of entries) {
      const names = path.split('/');
      let folder = root;
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true });
      const file = await folder.getFileHandle(names.at(-1) ?? '', { create: true });
      const stream = await file.createWritable();
      await stream.write(text);
      await stream.close();
    }
  }, Object.entries(files));
  await page.addInitScript(`window.showDirectoryPicker = () => navigator.storage.getDirectory()`);
}

/** The text of a file in that folder; null if it does not exist. */
export const readFile = (page: Page, path: string): Promise<string | null> =>
  page.evaluate(async (names) => {
    try {
      let folder = await navigator.storage.getDirectory();
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
      return await (await (await folder.getFileHandle(names.at(-1) ?? '')).getFile()).text();
    } catch {
      return null;
    }
  }, path.split('/'));
