'use client';

import { useEffect } from 'react';

/** Links between a pin and its entry of the list, either way. */
const LINK = 'a[href^="#pin-"], a[href^="#place-"]';

const nameIn = (hash: string): string => hash.replace(/^#(?:pin|place)-/, '');

/** Marks the pin and the entry of one place, and unmarks the one before. */
function mark(place: string): void {
  for (const marked of document.querySelectorAll('[data-current]')) marked.removeAttribute('data-current');
  for (const id of [`pin-${place}`, `place-${place}`]) document.getElementById(id)?.setAttribute('data-current', '');
}

/** Brings what a link means into view with as little movement as there can be, and the keyboard with it. */
function show(hash: string): void {
  const target = document.getElementById(hash.slice(1));
  target?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  if (hash.startsWith('#place-')) target?.querySelector('a')?.focus({ preventScroll: true });
}

/** Without it the links jump and mark what they lead to; with it both sides are marked, and what is in view stays there. */
export function MapLinks() {
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(LINK);
      if (!link || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const hash = link.getAttribute('href') ?? '';
      window.history.replaceState(window.history.state, '', hash);
      mark(nameIn(hash));
      show(hash);
    };
    if (/^#(?:pin|place)-/.test(window.location.hash)) mark(nameIn(window.location.hash));
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
  return null;
}
