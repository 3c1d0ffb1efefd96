import { lastFollowedLink } from '@/components/ui/browser/linkFocus';

/** In milliseconds. A stalled load never settles; the visitor sees a progress line, so a slow connection gets time. */
const TIMEOUT_MS = 15_000;
/** Shorter for a link, since it can be followed instead. */
const LINK_TIMEOUT_MS = 3_000;

/** Loads code that the visitor waits for; null if that fails or takes too long. */
export function loadCode<Code>(load: () => Promise<Code>, timeoutMs = TIMEOUT_MS): Promise<Code | null> {
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null));
  return Promise.race([load(), timeout]).catch(() => null);
}

/** The same for a press; meanwhile the progress line of a loading page acknowledges it. */
export async function loadOnPress<Code>(load: () => Promise<Code>, timeoutMs?: number): Promise<Code | null> {
  const line = document.createElement('div');
  line.className = 'link-progress';
  document.body.append(line);
  const code = await loadCode(load, timeoutMs);
  line.remove();
  return code;
}

/** The same for what opens over the page; undefined if the visitor has followed a link meanwhile, whose page is loading. */
export async function loadToOpen<Code>(
  load: () => Promise<Code>,
  timeoutMs?: number,
): Promise<Code | null | undefined> {
  const link = lastFollowedLink();
  const code = await loadOnPress(load, timeoutMs);
  return lastFollowedLink() === link ? code : undefined;
}

/**
 * Loads the code of a link that does more with JavaScript, and follows the link if that fails or takes too long. Null
 * also if the visitor has opened another page meanwhile, or followed a link to one.
 */
export async function loadOrFollow<Code>(href: string, load: () => Promise<Code>): Promise<Code | null> {
  const from = location.href;
  const code = await loadToOpen(load, LINK_TIMEOUT_MS);
  if (location.href !== from || code === undefined) return null;
  if (!code) location.assign(href);
  return code;
}
