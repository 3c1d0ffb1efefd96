import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import { isUp } from '../support/http';
import { type Program, startProgram } from '../support/program';
import { freePort } from '../support/site';
import { offerFolder, readFolder } from './folder';

/** The text files with which an editor begins. */
export const files = readFolder('content');

/** Starts an editor with a copy of `content/` for the tests of a file. @returns where it is, once the tests run */
export function startEditor(): { origin: string; folder: string } {
  const editor = { origin: '', folder: '' };
  let program: Program | undefined;
  test.beforeAll(async () => {
    editor.folder = mkdtempSync(join(tmpdir(), 'kotor-editor-'));
    const content = join(editor.folder, 'content');
    cpSync('content', content, { recursive: true });
    const port = await freePort();
    editor.origin = `http://localhost:${port}`;
    const command = ['--conditions=react-server', '--import', 'tsx', 'e2e/editor/serve.ts', content, String(port)];
    const isReady = () => isUp(editor.origin, '/check.json');
    program = await startProgram(process.execPath, command, { isReady, timeout: 50_000 });
  });
  test.afterAll(async () => {
    await program?.stop();
    rmSync(editor.folder, { recursive: true });
  });
  return editor;
}

/** Opens an entry in an editor with only the files whose paths begin with `part`. */
export async function openEntry(
  page: Page,
  { origin }: { origin: string },
  address: string,
  part: string,
  content = files,
): Promise<void> {
  await page.goto(`${origin}/config.json`);
  await offerFolder(page, Object.fromEntries(Object.entries(content).filter(([path]) => path.startsWith(part))));
  await page.goto(`${origin}/editor.html#/collections/${address}`);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
}

export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
