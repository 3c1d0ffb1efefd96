'use client';

import { type ComponentProps, lazy, Suspense, useEffect } from 'react';
import type { ErrorNotice } from '@/components/ui/feedback/ErrorNotice.client';
import { reportError } from '@/components/ui/feedback/reportError';

const Title = (_: Partial<ComponentProps<typeof ErrorNotice>>) => <h1 lang="en">Unexpected Application Error!</h1>;

/** Loaded when needed, since every page loads this file and hardly any shows it. */
const Notice = lazy(async () => {
  const code = await import('@/components/ui/feedback/ErrorNotice.client').catch(() => null);
  return { default: code ? code.ErrorNotice : Title };
});

/**
 * Shown when the layout itself throws in the browser; the server has a page of its own (lib/server/errors). The town is
 * written out, since `lib/site.ts` would add 0.6 kB to the scripts of every page.
 */
export default function GlobalError({ error, reset }: { error: Error; reset: () => void }) {
  useEffect(() => reportError(error), [error]);
  return (
    <html lang={globalThis.document?.documentElement.lang}>
      <body>
        <header>
          <a href="/">Kotor</a>
        </header>
        <main>
          <Suspense fallback={<Title />}>
            <Notice error={error} onRetry={reset} />
          </Suspense>
        </main>
      </body>
    </html>
  );
}
