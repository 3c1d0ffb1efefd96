import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A run of signs that could be a name. */
const WORD = /[\w-]+/g;

/** Scripts of the build that a script brings when it is asked to. */
const CHUNK = /static\/chunks\/[\w.~-]+\.js/g;

/** @type {Map<string, Promise<{ classes: Set<string>, chunks: string[] }>>} */
const scripts = new Map();

/**
 * What may be a class in a text: the build names those of style modules like `Sjb1MG_accept`.
 *
 * @param {string} text
 */
export const classesIn = (text) => new Set(text.match(WORD)?.filter((word) => word.includes('_')));

/** @param {string} path such as `static/chunks/a.js` */
function read(path) {
  const script =
    scripts.get(path) ??
    readFile(join('.next', path), 'utf8').then((text) => ({
      classes: classesIn(text),
      chunks: text.match(CHUNK) ?? [],
    }));
  scripts.set(path, script);
  return script;
}

/**
 * The classes that scripts of this build may draw with, and the scripts these bring later.
 *
 * @param {readonly string[]} addresses such as `/_next/static/chunks/a.js`
 */
export async function scriptClasses(addresses) {
  /** @type {Set<string>} */
  const classes = new Set();
  const paths = new Set(addresses.map((address) => address.replace('/_next/', '')));
  // A set that grows is walked to its end.
  for (const path of paths) {
    const script = await read(path);
    for (const name of script.classes) classes.add(name);
    for (const chunk of script.chunks) paths.add(chunk);
  }
  return classes;
}
