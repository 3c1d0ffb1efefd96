'use client';

import { ErrorNotice } from '@/components/ui/feedback/ErrorNotice.client';

/** Shown in place of a page that throws in the browser. */
export default function ErrorPage({ error, reset }: { error: Error; reset: () => void }) {
  return <ErrorNotice error={error} onRetry={reset} />;
}
