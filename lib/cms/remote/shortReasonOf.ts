/** Of a reason in the log, in characters. */
const MAX_REASON = 300;

/** Why a call failed, for the log. */
export const shortReasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `${error.name}: ${error.message}${cause}`.slice(0, MAX_REASON);
};
