import { readFileSync } from 'node:fs';

/**
 * The arguments with which `npm start` runs `node`, read from package.json: the tests start the same process without npm in
 * between.
 */
export const START_ARGUMENTS: string[] = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  .scripts.start.split(' node ')[1]
  .split(' ');
