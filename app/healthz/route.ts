import { env } from '@/lib/server/env';
import { buildId } from '@/lib/server/page-cache/pageFolder';

/** The health check of the process, independent of the provider; the release is the id of the build. */
export function GET(): Response {
  const provider = env().apiHost ? 'remote' : 'embedded';
  return Response.json({ status: 'ok', provider, release: buildId() }, { headers: { 'Cache-Control': 'no-store' } });
}
