'use client';

import type { ReactNode } from 'react';

/** Opens the browser’s print dialog. */
export function PrintButton({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <button className={className} type="button" onClick={() => print()}>
      {children}
    </button>
  );
}
