'use client';

import { useEffect } from 'react';
import { isPlainClick } from '@/components/ui/browser/isPlainClick';

/** Links from a pin to its list entry and back. */
const LINK = 'a[href^="#pin-"], a[href^="#place-"]';

/**
 * Marks the pin and the entry of the place in a hash, if it has one, and clears the previous mark. The root has the attribute
 * too: from here on the style sheet no longer marks the target of the URL.
 */
function mark(hash: string): void {
  const placeId = /^#(?:pin|place)-(.+)/.exec(hash)?.[1];
  for (const marked of document.querySelectorAll('[data-current]')) marked.removeAttribute('data-current');
  const current = [`pin-${placeId}`, `place-${placeId}`].map((id) => document.getElementById(id));
  for (const element of [document.documentElement, ...current]) element?.setAttribute('data-current', '');
}

/** Scrolls the target of a link into view, only as far as necessary, and moves the focus to an entry. */
function show(hash: string): void {
  const target = document.getElementById(hash.slice(1));
  target?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  if (hash.startsWith('#place-')) target?.querySelector('a')?.focus({ preventScroll: true });
}

/**
 * Enhances the links between pins and entries: both are marked, and the page scrolls only if the target is out of view.
 * The URL stays, since Back to one with a fragment would scroll there instead of where the visitor left the page.
 */
export function MapLinks() {
  useEffect(() => {
    const handleClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(LINK);
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      const hash = link.getAttribute('href') ?? '';
      mark(hash);
      show(hash);
    };
    const markTarget = (): void => mark(location.hash);
    markTarget();
    const unmounted = new AbortController();
    const { signal } = unmounted;
    document.addEventListener('click', handleClick, { signal });
    // A link to a place may be pasted into the address bar of the map itself.
    addEventListener('hashchange', markTarget, { signal });
    return () => unmounted.abort();
  }, []);
  return null;
}
