'use client';

import type { ReactNode } from 'react';

type Props = { className?: string; children: ReactNode };

/** Opens the browser’s print dialog. */
export function PrintButton({ className, children }: Props) {
  return (
    <button className={className} type="button" onClick={() => window.print()}>
      {children}
    </button>
  );
}
