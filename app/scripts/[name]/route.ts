import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isScriptName, pageFolder } from '@/lib/cache/pageFolder.mjs';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ name: string }> };

const YEAR_SECONDS = 31_536_000;

/** What a kept page hydrates with: the scripts that stood in it (lib/cache/seal.mjs). */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { name } = await params;
  const folder = pageFolder();
  const script = folder && isScriptName(name) ? await readFile(join(folder, name), 'utf8').catch(() => null) : null;
  if (script === null) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  return new Response(script, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable`,
    },
  });
}
