import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { isUp } from '../support/http';
import { startProgram } from '../support/program';
import { freePort } from '../support/site';
import { type Files, offerFolder, readFolder } from './folder';

/** An editor with a copy of `content/`, and the text files that it began with. */
export type EditorServer = { origin: string; folder: string; files: Files; stop: () => Promise<void> };

export async function startEditor(): Promise<EditorServer> {
  const folder = mkdtempSync(join(tmpdir(), 'kotor-editor-'));
  cpSync('content', join(folder, 'content'), { recursive: true });
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const command = ['--conditions=react-server', '--import', 'tsx', 'e2e/editor/serve.ts', join(folder, 'content')];
  const isReady = () => isUp(origin, '/check.json');
  const program = await startProgram(process.execPath, [...command, String(port)], { isReady, timeout: 50_000 });
  const stop = async () => {
    await program.stop();
    rmSync(folder, { recursive: true });
  };
  return { origin, folder, files: readFolder('content'), stop };
}

/** Opens an entry in an editor with only the files whose paths begin with `part`. */
export async function openEntry(
  page: Page,
  { origin, files }: EditorServer,
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
