import { hintEagerCompile } from './eagerCompile.mjs';
import { writeLoader } from './writeLoader.mjs';
import { writeParts } from './writeParts.mjs';

/**
 * What a build does once all is compiled and before the first page is rendered.
 *
 * @param {{ distDir: string, projectDir: string }} build
 */
export async function afterCompile(build) {
  await hintEagerCompile(build);
  await writeParts(build);
  await writeLoader(build);
}
