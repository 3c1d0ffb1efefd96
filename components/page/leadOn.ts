import { askForWholeStyles, hasWholeStyles, showTextFace } from '@/components/page/wholeStyles';
import { savesData } from '@/lib/savesData';

type Router = { push: (href: string) => void; prefetch: (href: string) => void };

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

const hrefOf = ({ pathname, search, hash }: HTMLAnchorElement): string => pathname + search + hash;

/**
 * Makes the plain links within an element lead as `PageLink` does: for lists whose links a script fills.
 *
 * @returns how to stop
 */
export function leadOn(element: HTMLElement, { push, prefetch }: Router): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const prepare = (event: Event): void => {
    const link = linkOf(event);
    if (!link) return;
    askForWholeStyles();
    if (!savesData()) prefetch(hrefOf(link));
  };
  const lead = (event: MouseEvent): void => {
    const link = linkOf(event);
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !hasWholeStyles()) return;
    event.preventDefault();
    showTextFace();
    push(hrefOf(link));
  };
  for (const type of ['mouseover', 'focusin', 'touchstart']) {
    element.addEventListener(type, prepare, { passive: true, signal });
  }
  element.addEventListener('click', lead, { signal });
  return () => controller.abort();
}
