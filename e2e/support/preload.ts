import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';

/**
 * The value of NODE_OPTIONS that preloads a module into a Node process and its children. The module is passed as compiled
 * JavaScript in a data URL, so that no TypeScript loader runs in the process; it may import only what Node has built in.
 *
 * @param file path of a TypeScript module
 */
export function preload(file: string): string {
  const { code } = transformSync(readFileSync(file, 'utf8'), { loader: 'ts', minify: true });
  return `--import=data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
}
