import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A run of signs that could be a name. */
const WORD = /[\w-]+/g;

/** Numbers, by which modules name each other. */
const NUMBER = /\d+/g;

/** Where a module begins: its number, then the function that makes it. */
const MODULE = /(?<=[[,]\s*)(\d+),(?=\(?[\w$]*(?:,[\w$]+)*\)?=>)/g;

/** @typedef {{ classes: Set<string>, names: Set<string> }} Module what it may draw with, and the numbers it names */
/** What each script of the build is made of. @type {Map<string, Promise<Map<string, Module>>>} */
const scripts = new Map();

/**
 * What may be a class in a text: the build names those of style modules like `Sjb1MG_accept`.
 *
 * @param {string} text
 */
export const classesIn = (text) => new Set(text.match(WORD)?.filter((word) => word.includes('_')));

/** @param {string} text @returns {Module} */
const toModule = (text) => ({ classes: classesIn(text), names: new Set(text.match(NUMBER)) });

/**
 * The modules of a script by their numbers. What only looks like the start of one counts as one too: it is named by the
 * same number, and a number is soon named.
 *
 * @param {string} text
 */
function toModules(text) {
  const [, ...parts] = text.split(MODULE);
  /** @type {Map<string, Module>} */
  const modules = new Map();
  for (let at = 0; at < parts.length; at += 2) modules.set(parts[at] ?? '', toModule(parts[at + 1] ?? ''));
  return modules;
}

/** The modules of a script. @param {string} path such as `static/chunks/a.js` */
function read(path) {
  const script = scripts.get(path) ?? readFile(join('.next', path), 'utf8').then(toModules);
  scripts.set(path, script);
  return script;
}

/**
 * The classes that a page may be drawn with by its scripts: those of the modules that its data names, and of all that
 * these need. What they bring when a visitor asks for it comes with styles of its own (components/page/wholeStyles).
 *
 * @param {readonly string[]} addresses of its scripts, such as `/_next/static/chunks/a.js`
 * @param {string} data what it hydrates with
 */
export async function scriptClasses(addresses, data) {
  const paths = addresses.map((address) => address.replace('/_next/', ''));
  const modules = new Map((await Promise.all(paths.map(read))).flatMap((script) => [...script]));
  /** @type {Set<string>} */
  const classes = new Set();
  const names = new Set(data.match(NUMBER));
  // A set that grows is walked to its end.
  for (const name of names) {
    const module = modules.get(name);
    if (!module) continue;
    for (const each of module.classes) classes.add(each);
    for (const each of module.names) names.add(each);
  }
  return classes;
}
