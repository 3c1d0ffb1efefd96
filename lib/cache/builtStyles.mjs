import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRules } from './usedStyles.mjs';

/** @type {Map<string, Promise<import('./usedStyles.mjs').Rule[]>>} */
const sheets = new Map();

/**
 * The rules of a style sheet of this build, read once.
 *
 * @param {string} address such as `/_next/static/chunks/a.css`
 */
export function rulesOf(address) {
  const rules = sheets.get(address) ?? readFile(join('.next', address.replace('/_next/', '')), 'utf8').then(readRules);
  sheets.set(address, rules);
  return rules;
}
