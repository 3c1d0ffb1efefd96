'use client';

import { useEffect } from 'react';
import { reportError } from '@/components/ui/feedback/reportError';
import { documentLanguage } from '@/lib/i18n/documentLanguage';
import ERROR_PAGE from '@/messages/errorPage.json';

/** The error page, in the language of the document. Reports the error to the site's log. */
export function ErrorNotice({ error, onRetry }: { error: Error; onRetry: () => void }) {
  useEffect(() => reportError(error), [error]);
  const { title, text, retry, home } = ERROR_PAGE[documentLanguage()];
  return (
    <div id="error-notice">
      <h1 lang="en">{title}</h1>
      <p>{text}</p>
      <p>
        <button type="button" onClick={onRetry}>
          {retry}
        </button>
      </p>
      <p>
        <a href="/">{home}</a>
      </p>
    </div>
  );
}
