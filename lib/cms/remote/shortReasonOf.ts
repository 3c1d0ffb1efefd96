/** Of a reason in the log, in characters. */
const MAX_REASON = 300;

/** Why a call failed, for the log. */
export const shortReasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  // When no address of a host answers, the cause has a code, but no message.
  const { message, code } = (error.cause ?? {}) as Partial<NodeJS.ErrnoException>;
  const cause = message || code;
  return `${error.name}: ${error.message}${cause ? ` (${cause})` : ''}`.slice(0, MAX_REASON);
};
