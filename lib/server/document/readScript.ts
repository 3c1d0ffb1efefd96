import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A script for browsers, as the build has bundled it (bundles.config.mjs). */
export const readScript = (name: string): string => readFileSync(join('dist', `${name}.js`), 'utf8').trim();
