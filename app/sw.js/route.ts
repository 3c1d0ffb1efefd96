import { readScript } from '@/lib/server/document/readScript';
import { env } from '@/lib/server/env';
import { respondDocument } from '@/lib/server/http/responses';
import { buildId } from '@/lib/server/page-cache/pageFolder';

/** The service worker of this build; in development and while `OFFLINE` is off, one that unregisters itself. */
export function GET(request: Request): Response {
  const build = env().offline ? buildId() : null;
  const script = build ? `self.KOTOR_BUILD=${JSON.stringify(build)};${readScript('worker')}` : readScript('workerOff');
  return respondDocument(request, { body: script, type: 'text/javascript; charset=utf-8', maxAge: 0 });
}
