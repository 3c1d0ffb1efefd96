import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPartName, type PartKind, pageFolder } from '@/lib/cache/pageFolder.mjs';

const YEAR_SECONDS = 31_536_000;

const TYPES: Record<PartKind, string> = { js: 'text/javascript', css: 'text/css' };

/** Answers with a script or a style sheet that was taken out of a kept page (lib/cache/seal.mjs). */
export async function answerPart(kind: PartKind, name: string): Promise<Response> {
  const folder = pageFolder();
  const text = folder && isPartName(kind, name) ? await readFile(join(folder, name), 'utf8').catch(() => null) : null;
  if (text === null) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  return new Response(text, {
    headers: {
      'Content-Type': `${TYPES[kind]}; charset=utf-8`,
      'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable`,
    },
  });
}
