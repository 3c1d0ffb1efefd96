'use client';

import type { ComponentProps } from 'react';
import { documentLanguage, ErrorNotice } from '@/components/ui/feedback/ErrorNotice.client';
import { MailLink } from '@/components/ui/text/MailLink';
import { PhoneLink } from '@/components/ui/text/PhoneLink';
import { site } from '@/lib/site';
import ERROR_LINKS from '@/messages/errorLinks.json';

/** The main content and the footer of the error page when the layout throws. */
export function ErrorContent(props: ComponentProps<typeof ErrorNotice>) {
  const language = documentLanguage();
  return (
    <>
      <main>
        <ErrorNotice {...props}>
          <nav>
            <ul>
              {ERROR_LINKS[language].map(({ href, name }) => (
                <li key={href}>
                  <a href={href}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
        </ErrorNotice>
      </main>
      <footer id="error-footer">
        {site.name[language]}
        <PhoneLink number={site.phone} />
        <MailLink />
      </footer>
    </>
  );
}
