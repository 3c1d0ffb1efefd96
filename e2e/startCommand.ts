import { readFileSync } from 'node:fs';
import { VARIABLES } from '@/lib/server/env';

/**
 * The arguments with which `npm start` runs `node`, read from package.json: the tests start the same process without npm in
 * between.
 */
export const START_ARGUMENTS: string[] = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  .scripts.start.split(' node ')[1]
  .split(' ');

/** The variables of a site on the shipped content, whatever the shell of the tests or an `.env` file sets. */
export const SITE_ENVIRONMENT = {
  ...Object.fromEntries(VARIABLES.map((name) => [name, ''])),
  NODE_ENV: 'production',
  // Containers export their own name, and the site would listen there alone.
  HOSTNAME: '0.0.0.0',
} as const;
