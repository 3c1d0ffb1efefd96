'use client';

import { ErrorNotice } from '@/components/ui/feedback/ErrorNotice.client';
import { documentLanguage } from '@/lib/i18n/documentLanguage';
import { LANGUAGE_TAG } from '@/lib/i18n/language';
import ERROR_PAGE from '@/messages/errorPage.json';

/** Shown when the layout itself throws in the browser; the server has a page of its own (lib/server/errors). */
export default function GlobalError({ error, reset }: { error: Error; reset: () => void }) {
  const language = documentLanguage();
  return (
    <html lang={LANGUAGE_TAG[language]}>
      <body>
        <header>
          <nav>
            <a href="/">Kotor</a>
          </nav>
        </header>
        <main>
          <ErrorNotice error={error} onRetry={reset} />
        </main>
        <footer>{ERROR_PAGE[language].organisation}</footer>
      </body>
    </html>
  );
}
