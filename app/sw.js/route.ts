import { readScript } from '@/lib/server/document/readBundle';
import { env } from '@/lib/server/env';
import { respondDocument, respondError } from '@/lib/server/http/responses';
import { buildId } from '@/lib/server/page-cache/pageFolder';

/** The service worker of this build; while `OFFLINE` is off, as in development, one that unregisters itself. */
export function GET(request: Request): Response {
  const isOn = env().offline;
  const build = isOn ? buildId() : null;
  // During a build in the same folder: the worker that unregisters itself would delete what devices have saved.
  if (isOn && !build) return respondError('unavailable');
  const script = build ? `self.KOTOR_BUILD=${JSON.stringify(build)};${readScript('worker')}` : readScript('workerOff');
  return respondDocument(request, { body: script, type: 'text/javascript; charset=utf-8', maxAge: 0 });
}
