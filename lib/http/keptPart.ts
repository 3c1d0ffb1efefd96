import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPartName, pageFolder } from '@/lib/cache/pageFolder.mjs';
import { sharedStore } from '@/lib/cache/sharedStore.mjs';

const YEAR_SECONDS = 31_536_000;

/** The part from this instance’s disk, or from where all instances keep theirs: any of them may have made the page. */
async function read(name: string): Promise<string | null> {
  const own = await readFile(join(pageFolder() ?? '', name), 'utf8').catch(() => null);
  return own ?? (await sharedStore()?.get(name))?.toString('utf8') ?? null;
}

/** Answers with a script that was taken out of a kept page (lib/document/seal.mjs). */
export async function answerPart(name: string): Promise<Response> {
  const text = pageFolder() && isPartName(name) ? await read(name) : null;
  if (text === null) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  return new Response(text, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable`,
    },
  });
}
