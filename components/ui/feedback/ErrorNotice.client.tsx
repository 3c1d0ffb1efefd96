'use client';

import { useEffect } from 'react';
import { reportError } from '@/components/ui/feedback/reportError';
import { DEFAULT_LANGUAGE, type Language } from '@/lib/i18n/language';
import { languageOfTag } from '@/lib/i18n/languageOfTag';
import ERROR_PAGE from '@/messages/errorPage.json';

/** The language of the document in the browser; the default one during the build. */
const documentLanguage = (): Language =>
  (typeof document === 'undefined' ? undefined : languageOfTag(document.documentElement.lang)) ?? DEFAULT_LANGUAGE;

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
