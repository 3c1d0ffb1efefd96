import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '@/lib/server/env';

export const dynamic = 'force-dynamic';

/** The health check of the process, independent of the provider; the release is the id of the build. */
export function GET(): Response {
  const release = readFileSync(join(process.cwd(), '.next', 'BUILD_ID'), 'utf8').trim();
  const provider = env().apiHost ? 'remote' : 'embedded';
  return Response.json({ status: 'ok', provider, release }, { headers: { 'Cache-Control': 'no-store' } });
}
