import { builtParts } from './builtParts.mjs';

/**
 * The rules of a style sheet of this build or of `public`.
 *
 * @param {string} address such as `/_next/static/chunks/a.css`
 * @throws {Error} if there is none of that name
 */
export async function rulesOf(address) {
  const rules = (await builtParts()).rules[address];
  if (!rules) throw new Error(`there is no style sheet ${address} in this build`);
  return rules;
}
