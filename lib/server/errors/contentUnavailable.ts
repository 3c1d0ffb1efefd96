/** Ends a render whose content the provider no longer has or cannot give. */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable';
}

/** By its name, since each bundle has a class of its own. */
export const isContentUnavailable = (error: unknown): error is ContentUnavailable =>
  error instanceof Error && error.name === 'ContentUnavailable';
