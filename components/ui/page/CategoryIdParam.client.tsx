'use client';

import { useEffect } from 'react';

/**
 * Adds the id of a category to the URL when it is missing, without a reload or a second history entry
 * (docs/requirements.md, Addresses).
 */
export function CategoryIdParam({ id }: { id: string }) {
  // Without dependencies: after a refresh the router restores its own URL.
  useEffect(() => {
    const url = new URL(location.href);
    if (url.searchParams.get('id')) return;
    url.searchParams.delete('id');
    // First, as in the links, so that each page has one URL.
    url.search = String(new URLSearchParams([['id', id], ...url.searchParams]));
    // Keeps the history state, which the router needs for Back: on a first load this runs before it wraps replaceState.
    history.replaceState(history.state, '', url);
  });
  return null;
}
