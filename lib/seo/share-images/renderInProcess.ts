import 'server-only';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serialize } from 'node:v8';
import type { ShareImageInput } from '@/lib/seo/share-images/render/renderShareImage';

const run = promisify(execFile);

const FONTS_CONFIG = join(process.cwd(), 'lib', 'seo', 'share-images', 'render', 'fonts', 'fonts.conf');

/** Renders a share image in a process of its own (docs/decisions/share-images.md). Throws when that fails or hangs. */
export async function renderInProcess(input: ShareImageInput): Promise<Buffer> {
  const script = join(process.cwd(), 'dist', 'renderShareImages.mjs');
  const rendering = run(process.execPath, ['--max-old-space-size=64', script], {
    encoding: 'buffer',
    timeout: 10_000,
    killSignal: 'SIGKILL',
    env: { ...process.env, FONTCONFIG_FILE: FONTS_CONFIG },
  });
  // A process that ends before it has read its input rejects the promise too.
  rendering.child.stdin?.on('error', () => {}).end(serialize(input));
  return (await rendering).stdout;
}
