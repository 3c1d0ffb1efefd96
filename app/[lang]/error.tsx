'use client';

import { ErrorNotice } from '@/components/feedback/ErrorNotice.client';

/** The last net of a page that fails in the browser. */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return <ErrorNotice onRetry={reset} />;
}
