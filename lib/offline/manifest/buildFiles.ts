import 'server-only';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { PackItem } from '@/lib/offline/pack/manifest';

const STATIC = join('.next', 'static');

let files: PackItem[] | undefined;

/**
 * Scripts and styles of this build, including those that pages load on demand. The folder `media` has what the street map
 * loads, which needs a connection anyway (components/map/drawStreetMap.ts).
 */
export function buildFiles(): PackItem[] {
  files ??= readdirSync(STATIC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:js|css)$/.test(file) && !file.startsWith('media/'))
    .map((file) => ({
      kind: 'file',
      href: `/_next/static/${file}`,
      bytes: gzipSync(readFileSync(join(STATIC, file))).byteLength,
      version: '',
    }));
  return files;
}
