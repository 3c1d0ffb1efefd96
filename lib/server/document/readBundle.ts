import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompactPlan } from 'beasties/compiler';

// The build writes these files (bundles.config.mjs).
const read = (file: string): string => readFileSync(join('dist', file), 'utf8');

/** A script for browsers. */
export const readScript = (name: string): string => read(`${name}.js`).trim();

/** The framework's style sheets, compiled for `beasties`. */
export const readStyleSheets = (): CompactPlan[] => JSON.parse(read('styleSheets.json'));
