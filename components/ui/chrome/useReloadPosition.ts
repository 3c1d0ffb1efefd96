import { useEffect } from 'react';

/** WebKit has loaded a page, and what its scripts load, within this time. */
const LOAD_MS = 8_000;

/** Events by which a visitor scrolls the page. */
const MOVES = ['pointerdown', 'wheel', 'keydown'];

const savePosition = (): void => history.replaceState({ top: scrollY }, '');

/**
 * Restores the position of a page that is reloaded, or returned to, and was scrolled away from its fragment: WebKit goes back
 * to the fragment whenever something has loaded. Once the visitor moves the page, it is left alone.
 */
export function useReloadPosition(): void {
  useEffect(() => {
    addEventListener('pagehide', savePosition);
    const top = history.state?.top;
    if (!location.hash || top === undefined) return;
    const restore = (): void => {
      const at = document.querySelector(':target')?.getBoundingClientRect().top ?? -1;
      // Elsewhere the visitor has scrolled before the scripts ran.
      if (at >= 0 && at < innerHeight / 3) scrollTo({ top, behavior: 'instant' });
    };
    restore();
    addEventListener('scroll', restore, { signal: AbortSignal.timeout(LOAD_MS) });
    for (const type of MOVES) addEventListener(type, () => removeEventListener('scroll', restore), { once: true });
  }, []);
}
