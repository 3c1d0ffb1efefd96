/** Editors name files freely, except for characters that could change the path or encode another name. */
const SEGMENT = /^[^/\\?#%:\p{C}]{1,200}$/u;
const MAX_SEGMENTS = 12;

/** Whether every segment is a plain file name, so that the path cannot leave the host or its folder. */
export const isMediaPath = (segments: readonly string[]): boolean =>
  segments.length <= MAX_SEGMENTS && segments.every((segment) => SEGMENT.test(segment) && !/^\.+$/.test(segment));

/**
 * The first segment of the path of a picture on one of `MEDIA_HOSTS`: an `@` and the host, but not that of `API_HOST`,
 * which is never shown.
 */
export const mediaFolder = (host: string, apiHost: string): string =>
  host === new URL(apiHost).hostname ? '@' : `@${host}`;
