import { isContentUnavailable } from '@/lib/server/errors/contentUnavailable';
import { log, reasonOf } from '@/lib/server/log';

const logged = new WeakSet<object>();

/**
 * Logs what a page or a route handler threw, with its causes; missing or unavailable content is not a defect. Next
 * reports an error for each part of a page that throws it, and again for the whole page; the first report is logged.
 */
export function logRenderError(error: unknown, route: string): void {
  const thrown = Object(error);
  if (logged.has(thrown)) return;
  logged.add(thrown);
  if (isContentUnavailable(error)) log.info('render.contentUnavailable', { route, reason: error.message });
  else log.error('render.failed', { route, reason: reasonOf(error) });
}
