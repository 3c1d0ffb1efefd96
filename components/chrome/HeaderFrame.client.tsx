'use client';

import { type ReactNode, useEffect, useState } from 'react';

/**
 * Scrolled past this many pixels the header shrinks, above the other it expands again (docs/requirements.md, Chrome).
 */
const SHRINK_PAST = 326;
const EXPAND_BELOW = 186;

type Props = { className?: string; children: ReactNode };

/** The header, which lies over the page’s top and comes back small once that is out of sight. */
export function HeaderFrame({ className, children }: Props) {
  const [isShrunk, setShrunk] = useState(false);

  useEffect(() => {
    const measure = (): void =>
      setShrunk((before) => (before ? window.scrollY >= EXPAND_BELOW : window.scrollY > SHRINK_PAST));
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, []);

  return (
    <header className={className} data-shrunk={isShrunk || undefined}>
      {children}
    </header>
  );
}
