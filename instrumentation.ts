import type { Instrumentation } from 'next';

/** Milliseconds. Reading takes a third of a second, which the first response must not wait for. */
const DELAY_MS = 1_000;
/** Between two looks at `content/`, milliseconds: while working on it, an edit shows at the next reload. */
const WATCH_MS = process.env.NODE_ENV === 'development' ? 300 : 4_000;

/** Reads the shipped content soon after the start, so that its faults are in the log before most visitors come, and watches it. */
export function register(): void {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  setTimeout(async () => {
    const { readAllContent } = await import('@/lib/cms/readAllContent');
    const { watchContent } = await import('@/lib/cms/files/watchContent');
    watchContent('content', readAllContent, WATCH_MS);
  }, DELAY_MS);
}

/** The visitor gets the last good page, or an error page (lib/server/errors). */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logRenderError } = await import('@/lib/server/errors/renderError');
  logRenderError(error, routePath);
};
