import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PARTS_FILE } from '../document/builtParts.mjs';
import { classesIn, numbersIn } from '../document/builtScripts.mjs';
import { readRules } from '../document/readRules.mjs';

/** @typedef {import('../document/builtParts.mjs').Module} Module */

/** Where a module begins: its number, then the function that makes it. */
const MODULE = /(?<=[[,]\s*)(\d+),(?=\(?[\w$]*(?:,[\w$]+)*\)?=>)/g;

/**
 * The modules of a script by their numbers. What only looks like the start of one counts as one too: it is named by the
 * same number, and a number is soon named.
 *
 * @param {string} text
 * @returns {Record<string, Module>}
 */
function toModules(text) {
  const [, ...parts] = text.split(MODULE);
  /** @type {Record<string, Module>} */
  const modules = {};
  for (let at = 0; at < parts.length; at += 2) {
    const source = parts[at + 1] ?? '';
    modules[parts[at] ?? ''] = { classes: [...classesIn(source)], modules: [...numbersIn(source)] };
  }
  return modules;
}

/**
 * What each file of a kind is read as, by its address.
 *
 * @template T
 * @param {string} folder @param {string} ending @param {string} address of the folder
 * @param {(text: string) => T} read
 * @returns {Promise<Record<string, T>>}
 */
async function readAll(folder, ending, address, read) {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(ending));
  const entries = names.map(async (name) => [`${address}${name}`, read(await readFile(join(folder, name), 'utf8'))]);
  return Object.fromEntries(await Promise.all(entries));
}

/** Only the numbers that are some module’s: a script is full of others. @param {Record<string, Record<string, Module>>} scripts */
function forgetOtherNumbers(scripts) {
  const modules = Object.values(scripts);
  const known = new Set(modules.flatMap(Object.keys));
  for (const module of modules.flatMap((each) => Object.values(each))) {
    module.modules = module.modules.filter((number) => known.has(number));
  }
}

/**
 * Writes down what the styles and scripts of a build are made of, for the pages that it will keep.
 *
 * @param {{ distDir: string, projectDir: string }} build where it and the project lie
 */
export async function writeParts({ distDir, projectDir }) {
  const built = join(distDir, 'static');
  const modules = await readAll(built, '.js', '/_next/static/', toModules);
  forgetOtherNumbers(modules);
  const rules = {
    ...(await readAll(built, '.css', '/_next/static/', readRules)),
    ...(await readAll(join(projectDir, 'public'), '.css', '/', readRules)),
  };
  await writeFile(join(distDir, PARTS_FILE), JSON.stringify({ rules, modules }));
}
