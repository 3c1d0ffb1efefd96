import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRules } from './usedStyles.mjs';

/** @type {Map<string, Promise<import('./usedStyles.mjs').Rule[]>>} */
const sheets = new Map();

/** @param {string} address */
const fileOf = (address) =>
  address.startsWith('/_next/') ? join('.next', address.slice('/_next/'.length)) : join('public', address);

/**
 * The rules of a style sheet of this build or of `public`, read once.
 *
 * @param {string} address such as `/_next/static/chunks/a.css`
 */
export function rulesOf(address) {
  const rules = sheets.get(address) ?? readFile(fileOf(address), 'utf8').then(readRules);
  sheets.set(address, rules);
  return rules;
}
