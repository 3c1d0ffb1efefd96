import { readFileSync } from 'node:fs';

/**
 * How `npm start` runs the site, without npm in between: what follows `node` in the script of package.json. The suite
 * starts sites this way, so that it tests the process an operator gets.
 *
 * @type {string[]}
 */
export const START_ARGUMENTS = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  .scripts.start.split(' node ')[1]
  .split(' ');
