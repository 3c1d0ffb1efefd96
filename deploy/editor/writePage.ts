import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Backend } from '@sveltia/cms';
import { z } from 'zod';
import { parseAs, readJsonFile } from '@/lib/cms/files/parseFile';
import { editorConfig, readSubcategories } from './config';
import { EDITOR_FILES, readEditorFile } from './server';

// `npm run edit:page -- <folder> <backend.json> <address of the site>`: writes the editor for a team, which saves to the
// repository on a Git host, as a folder of static files (content/README.md, ‘The editor for a team’).
const backend = z.looseObject({ name: z.enum(['github', 'gitlab', 'gitea']), repo: z.string() });
const [folder, backendFile, siteUrl] = process.argv.slice(2);
if (!folder || !backendFile || !siteUrl) throw new Error('usage: npm run edit:page -- <folder> <backend.json> <site>');

const host = parseAs(backend, readJsonFile(backendFile), backendFile) as Backend;
for (const [name, file] of Object.entries(EDITOR_FILES)) {
  const path = join(folder, name === 'editor.html' ? 'index.html' : name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, readEditorFile(file));
}
writeFileSync(join(folder, 'config.json'), JSON.stringify(editorConfig(host, siteUrl, readSubcategories('content'))));
