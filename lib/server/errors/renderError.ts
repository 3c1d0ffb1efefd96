import { isContentUnavailable } from '@/lib/server/errors/contentUnavailable';
import { log, reasonOf } from '@/lib/server/log';

/** Logs what a page or a route handler threw, with its causes; missing or unavailable content is not a defect. */
export function logRenderError(error: unknown, route: string): void {
  if (isContentUnavailable(error)) log.info('render.contentUnavailable', { route, reason: error.message });
  else log.error('render.failed', { route, reason: reasonOf(error) });
}
