/** Editors name files as they like; what could lead elsewhere or spell another name is in none. */
const SEGMENT = /^[^/\\?#%:\p{C}]{1,200}$/u;
const MAX_SEGMENTS = 12;

/** Whether every segment is a plain file name, so that the path cannot leave the host or its folder. */
export const isMediaPath = (segments: readonly string[]): boolean =>
  segments.length <= MAX_SEGMENTS && segments.every((segment) => SEGMENT.test(segment) && !/^\.+$/.test(segment));
