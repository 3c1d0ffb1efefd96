'use client';

import { type ReactNode, useEffect, useState } from 'react';

/**
 * Scrolled past this many pixels the header shrinks, above the other it expands again (docs/requirements.md, Chrome).
 */
const SHRINK_PAST = 326;
const EXPAND_BELOW = 186;

type Props = { className?: string; children: ReactNode };

/**
 * The header: over the picture at the page’s top, on a ground of its own as soon as the page is scrolled, smaller further
 * down. Without JavaScript it scrolls away with the page.
 */
export function HeaderFrame({ className, children }: Props) {
  const [ground, setGround] = useState<'picture' | 'own' | null>(null);
  const [isShrunk, setShrunk] = useState(false);

  useEffect(() => {
    const measure = (): void => {
      setGround(window.scrollY > 0 ? 'own' : 'picture');
      setShrunk((before) => (before ? window.scrollY >= EXPAND_BELOW : window.scrollY > SHRINK_PAST));
    };
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, []);

  return (
    <header className={className} data-ground={ground ?? undefined} data-shrunk={isShrunk || undefined}>
      {children}
    </header>
  );
}
