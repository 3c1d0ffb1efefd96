import { ERROR_REPORTS } from '@/lib/routing/errorReports';

/** Errors reported by one document: the first is the cause of most of the others. */
const MAX_REPORTS = 3;

/** React re-renders a page that was translated or extended before hydration, and reports this error. */
const HYDRATION_MISMATCH = 'React error #418';

/** A view transition that a slow device did not start within four seconds: the next page appears without an animation. */
const TRANSITION_TIMEOUT = 'TimeoutError';

const reported = new Set<unknown>();

/** Reports an error of the browser to the log of the site: message, stack and path, nothing of the visitor. */
export function reportError(error: unknown): void {
  if (reported.has(error) || reported.size >= MAX_REPORTS) return;
  const { name, message, stack } = error instanceof Error ? error : { message: String(error) };
  if (message.includes(HYDRATION_MISMATCH) || name === TRANSITION_TIMEOUT) return;
  reported.add(error);
  navigator.sendBeacon(
    ERROR_REPORTS,
    JSON.stringify({ message: message.slice(0, 300), stack: stack?.slice(0, 2_000), path: location.pathname }),
  );
}
