import { builtParts } from './builtParts.mjs';

/** A run of signs that could be a name. */
const WORD = /[\w-]+/g;

/** Numbers, by which modules name each other. */
const NUMBER = /\d+/g;

/**
 * What may be a class in a text: the build names those of style modules like `Sjb1MG_accept`.
 *
 * @param {string} text
 */
export const classesIn = (text) => new Set(text.match(WORD)?.filter((word) => word.includes('_')));

/** @param {string} text */
export const numbersIn = (text) => new Set(text.match(NUMBER));

/**
 * The classes that a page may be drawn with by its scripts: those of the modules that its data names, and of all that
 * these need. What they bring when a visitor asks for it comes with styles of its own (components/page/wholeStyles).
 *
 * @param {readonly string[]} addresses of its scripts, such as `/_next/static/chunks/a.js`
 * @param {string} data what it hydrates with
 */
export async function scriptClasses(addresses, data) {
  const scripts = (await builtParts()).modules;
  const modules = new Map(addresses.flatMap((address) => Object.entries(scripts[address] ?? {})));
  /** @type {Set<string>} */
  const classes = new Set();
  const names = numbersIn(data);
  // A set that grows is walked to its end.
  for (const name of names) {
    const module = modules.get(name);
    if (!module) continue;
    for (const each of module.classes) classes.add(each);
    for (const each of module.modules) names.add(each);
  }
  return classes;
}
