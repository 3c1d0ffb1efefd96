/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeParts } from '@/lib/build/writeParts.mjs';
import { scriptClasses } from '@/lib/document/builtScripts.mjs';
import { rulesOf } from '@/lib/document/builtStyles.mjs';
import { usedStyles } from '@/lib/document/usedStyles.mjs';

const FILES = {
  '.next/static/chunks/a.js': `push([0,101,e=>{let s=e.i(102);e.A(105)},102,e=>{e.v({accept:"Sjb1MG_accept"})},103,(e,t)=>{e.v({bar:"K5SSHG_bar"})},
    105,e=>{e.v(t=>Promise.all(["static/chunks/b-1~.js","static/chunks/b.css"]).then(()=>t(201)))}])`,
  '.next/static/chunks/b-1~.js': 'push([0,201,e=>{e.v({open:"H-cGqq_open -x_base"});["static/chunks/a.js"]}])',
  '.next/static/chunks/a.css': '.one{top:0}.two{top:0}',
  'public/fonts/faces.css': '@font-face{font-family:a}',
};

const home = process.cwd();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'));
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  await writeParts({ distDir: join(folder, '.next'), projectDir: folder });
  process.chdir(folder);
});

afterAll(async () => {
  process.chdir(home);
  await rm(folder, { recursive: true });
});

const classes = async (data: string): Promise<string[]> => [
  ...(await scriptClasses(['/_next/static/chunks/a.js'], data)),
];

test('a page may be drawn with the classes of the modules its data names and of those they need, not of what they bring', async () => {
  expect(await classes('3:I[101,["a.js"],"Banner"]')).toEqual(['Sjb1MG_accept']);
  expect(await classes('3:I[103,["a.js"],"Gallery"]')).toEqual(['K5SSHG_bar']);
});

test('a page that names no module of its scripts is drawn with none of theirs', async () => {
  expect(await classes('3:I[999,["a.js"],"Banner"]')).toEqual([]);
  expect([...(await scriptClasses([], '101'))]).toEqual([]);
});

test('style sheets of the build and of public are known by their addresses, and no other', async () => {
  expect(usedStyles(await rulesOf('/_next/static/chunks/a.css'), new Set(['one']))).toBe('.one{top:0}');
  expect(usedStyles(await rulesOf('/fonts/faces.css'), new Set())).toBe('@font-face{font-family:a}');
  await expect(rulesOf('/_next/static/chunks/b.css')).rejects.toThrow('there is no style sheet');
});
