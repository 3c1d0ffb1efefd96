'use client';

import { ErrorNotice } from '@/components/ui/feedback/ErrorNotice.client';

/** The last net of all, when not even the layout can be rendered. */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <main>
          <ErrorNotice onRetry={reset} />
        </main>
      </body>
    </html>
  );
}
