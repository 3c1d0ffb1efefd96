'use client';

import { useEffect } from 'react';
import { ErrorNotice } from '@/components/feedback/ErrorNotice.client';
import { askForWholeStyles } from '@/components/page/wholeStyles';

/**
 * The last net of a page that fails in the browser. With the page its styles have gone, which header and footer wear too
 * (components/page/OpeningEnd).
 */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  useEffect(askForWholeStyles, []);
  return <ErrorNotice onRetry={reset} />;
}
