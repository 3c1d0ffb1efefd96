'use client';

import { type ComponentProps, lazy, Suspense, useEffect } from 'react';
import type { ErrorContent } from '@/components/ui/feedback/ErrorContent.client';
import { reportError } from '@/components/ui/feedback/reportError';

const TITLE = 'Unexpected Application Error!';

const Title = (_: Partial<ComponentProps<typeof ErrorContent>>) => (
  <main>
    <h1 lang="en">{TITLE}</h1>
  </main>
);

/** Loaded when needed, since every page loads this file and hardly any shows it. */
const Content = lazy(() =>
  import('@/components/ui/feedback/ErrorContent.client').then(
    ({ ErrorContent }) => ({ default: ErrorContent }),
    () => ({ default: Title }),
  ),
);

/**
 * Shown when the layout itself throws in the browser; the server has its own page (lib/server/errors). The town and its
 * link are hard-coded, since `lib/site.ts` would add 0.6 kB to the scripts of every page.
 */
export default function GlobalError({ error }: { error: unknown }) {
  useEffect(() => reportError(error), [error]);
  const tag = globalThis.document?.documentElement.lang;
  return (
    <html lang={tag}>
      <body>
        {/* That of the page is gone with its layout. */}
        <title>{TITLE}</title>
        <header id="error-header">
          <a href={tag?.startsWith('sr') ? '/?lang=sr' : '/'}>Kotor</a>
        </header>
        <Suspense fallback={<Title />}>
          <Content error={error} />
        </Suspense>
      </body>
    </html>
  );
}
