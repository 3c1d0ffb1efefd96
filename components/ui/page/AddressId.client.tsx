'use client';

import { useEffect } from 'react';

type Props = { id: string };

/**
 * Writes the id of a category into the address when it is missing: no reload, no second history entry
 * (docs/requirements.md, Addresses).
 */
export function AddressId({ id }: Props) {
  useEffect(() => {
    const url = new URL(window.location.href);
    if (url.searchParams.get('id')) return;
    url.searchParams.set('id', id);
    window.history.replaceState(window.history.state, '', url);
  }, [id]);
  return null;
}
