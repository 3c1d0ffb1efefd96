'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { reportError } from '@/components/ui/feedback/reportError';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@/lib/i18n/language';
import ERROR_PAGE from '@/messages/errorPage.json';

/** The language of the document in the browser; the default one during the build. */
export function documentLanguage(): Language {
  const code = globalThis.document?.documentElement.lang.slice(0, 2);
  return isLanguage(code) ? code : DEFAULT_LANGUAGE;
}

type Props = {
  error: unknown;
  /** Links, where the layout has none. */
  children?: ReactNode;
};

/** The content of the error page, in the language of the document. Reports the error to the site’s log. */
export function ErrorNotice({ error, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    reportError(error);
    // Scrolled into view and read out, wherever on the page the visitor was.
    scrollTo(0, 0);
    heading.current?.focus();
  }, [error]);
  const { title, text, retry } = ERROR_PAGE[documentLanguage()];
  return (
    <div id="error-notice">
      <h1 ref={heading} tabIndex={-1} lang="en">
        {title}
      </h1>
      <p>{text}</p>
      <p>
        {/* Next’s `reset` renders the same data again, which a connection that broke has left incomplete. */}
        <button type="button" onClick={() => location.reload()}>
          {retry}
        </button>
      </p>
      {children}
    </div>
  );
}
