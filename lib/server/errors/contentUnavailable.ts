/** Ends a render whose content is missing or unavailable. */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable';
}

/** By name, since each bundle has its own class. */
export const isContentUnavailable = (error: unknown): error is ContentUnavailable =>
  error instanceof Error && error.name === 'ContentUnavailable';
