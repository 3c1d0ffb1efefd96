import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isScriptName, pageFolder } from '@/lib/cache/pageFolder.mjs';
import { sharedStore } from '@/lib/cache/sharedStore.mjs';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ name: string }> };

const YEAR_SECONDS = 31_536_000;

/** The script from this instance’s disk, or from where all instances keep theirs: any of them may have made the page. */
async function read(name: string): Promise<string | null> {
  const folder = pageFolder();
  if (!folder || !isScriptName(name)) return null;
  const own = await readFile(join(folder, name), 'utf8').catch(() => null);
  return own ?? (await sharedStore()?.get(name))?.toString('utf8') ?? null;
}

/** What a kept page hydrates with: the scripts that stood in it (lib/cache/seal.mjs). */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { name } = await params;
  const script = await read(name);
  if (script === null) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  return new Response(script, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable`,
    },
  });
}
