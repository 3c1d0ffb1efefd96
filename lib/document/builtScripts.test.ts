/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { classesIn, scriptClasses } from '@/lib/document/builtScripts.mjs';

const home = process.cwd();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'));
  await mkdir(join(folder, '.next/static/chunks'), { recursive: true });
  const write = (name: string, text: string): Promise<void> =>
    writeFile(join(folder, '.next/static/chunks', name), text);
  await write(
    'a.js',
    `push([0,101,e=>{let s=e.i(102);e.A(105)},102,e=>{e.v({accept:"Sjb1MG_accept"})},103,(e,t)=>{e.v({bar:"K5SSHG_bar"})},
    105,e=>{e.v(t=>Promise.all(["static/chunks/b-1~.js","static/chunks/b.css"]).then(()=>t(201)))}])`,
  );
  await write('b-1~.js', 'push([0,201,e=>{e.v({open:"H-cGqq_open -x_base"});["static/chunks/a.js"]}])');
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

test('a text of one endless word is read in no time', () => {
  expect([...classesIn(`"className":"a_b c_d" ${'x'.repeat(1_000_000)}`)]).toEqual(['a_b', 'c_d']);
});
