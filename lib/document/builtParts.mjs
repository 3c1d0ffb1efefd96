import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** @typedef {import('./usedStyles.mjs').Rule} Rule */
/** @typedef {{ classes: string[], modules: string[] }} Module what it may draw with, and the numbers of those it names */
/**
 * What the styles and scripts of a build are made of.
 *
 * @typedef {object} BuiltParts
 * @property {Record<string, Rule[]>} rules of each style sheet by its address, such as `/_next/static/chunks/a.css`
 * @property {Record<string, Record<string, Module>>} modules of each script by its address, each by its number
 */

/** Where a build keeps them: reading the style sheets anew, the first page after each start came 0.1 s later. */
export const PARTS_FILE = 'parts.json';

/** @type {Promise<BuiltParts> | undefined} */
let parts;

/** @returns {Promise<BuiltParts>} of the build that runs, read once */
export function builtParts() {
  parts ??= readFile(join('.next', PARTS_FILE), 'utf8').then((text) => JSON.parse(text));
  return parts;
}
