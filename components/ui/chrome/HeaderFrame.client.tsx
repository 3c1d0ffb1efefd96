'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useReloadPosition } from '@/components/ui/chrome/useReloadPosition';
import { HYDRATION_END } from '@/lib/server/document/hydration.browser';

/** Scroll positions in pixels at which the header shrinks and expands (docs/requirements.md, Chrome). */
const SHRINK_ABOVE = 326;
const EXPAND_BELOW = 186;

/**
 * The header: transparent over the picture at the top, opaque once the page is scrolled, smaller further down. Without
 * JavaScript it is not fixed.
 */
export function HeaderFrame({ className, children }: { className?: string; children: ReactNode }) {
  const [isScrolled, setScrolled] = useState<boolean>();
  const [isShrunk, setShrunk] = useState(false);
  useReloadPosition();

  useEffect(() => {
    const measure = (): void => {
      setScrolled(scrollY > 0);
      setShrunk((before) => (before ? scrollY >= EXPAND_BELOW : scrollY > SHRINK_ABOVE));
    };
    measure();
    dispatchEvent(new Event(HYDRATION_END));
    addEventListener('scroll', measure);
    return () => removeEventListener('scroll', measure);
  }, []);

  return (
    <header className={className} data-scrolled={isScrolled} data-shrunk={isShrunk || undefined}>
      {children}
    </header>
  );
}
