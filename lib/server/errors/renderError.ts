import { log, reasonOf } from '@/lib/server/log';

/**
 * Ends a render whose content the provider no longer has or cannot give. It is recognised by its name, since each bundle
 * has a class of its own.
 */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable';
}

/** Logs what a page or a route handler threw, with its causes; a lack of content is no defect. */
export function logRenderError(error: unknown, route: string): void {
  if (error instanceof Error && error.name === 'ContentUnavailable') {
    log.info('render.contentUnavailable', { route, reason: error.message });
  } else {
    log.error('render.failed', { route, reason: reasonOf(error) });
  }
}
