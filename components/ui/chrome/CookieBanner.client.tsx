'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { focusContent } from '@/components/ui/browser/linkFocus';
import { subscribeToStorage } from '@/components/ui/browser/useInBrowser';
import styles from '@/components/ui/chrome/CookieBanner.module.scss';
import { CONSENT_KEY } from '@/lib/browserStorage';
import type { Messages } from '@/lib/i18n/messages';

/** Duration of ‘Preferences saved’ (docs/requirements.md, Consent). */
const CONFIRMATION_MS = 3_000;

type Props = {
  messages: Record<keyof Messages['CookieBanner'], ReactNode>;
  moreHref: string;
};

const isAccepted = (): boolean => {
  try {
    return localStorage.getItem(CONSENT_KEY) === 'true';
  } catch {
    return true;
  }
};

const accept = (): void => {
  try {
    localStorage.setItem(CONSENT_KEY, 'true');
    // The browser notifies other tabs only; in this one the cookie page would still say that the consent is withdrawn.
    dispatchEvent(new Event('storage'));
  } catch {
    // Without storage the banner is shown again on the next page.
  }
};

/** The consent banner (docs/requirements.md, Consent): shown until accepted, then a confirmation for three seconds. */
export function CookieBanner({ messages, moreHref }: Props) {
  const [state, setState] = useState<'hidden' | 'visible' | 'saved'>('hidden');

  useEffect(() => {
    const read = (): void =>
      setState((before) => (isAccepted() ? (before === 'saved' ? before : 'hidden') : 'visible'));
    read();
    return subscribeToStorage(read);
  }, []);

  return (
    <>
      {state === 'visible' && (
        <section className={styles.banner} aria-labelledby="privacy-title">
          <div className={styles.words}>
            {/* Blockers hide elements with ids that name cookies or a consent. */}
            <h2 id="privacy-title">{messages.title}</h2>
            <p>
              {messages.text} <a href={moreHref}>{messages.more}</a>
            </p>
          </div>
          <button
            className={styles.accept}
            type="button"
            onClick={() => {
              accept();
              // The focus would be lost with the banner.
              focusContent();
              setState('saved');
              setTimeout(() => setState((before) => (before === 'saved' ? 'hidden' : before)), CONFIRMATION_MS);
            }}
          >
            {messages.accept}
          </button>
        </section>
      )}
      <p className={styles.toast} role="status" data-shown={state === 'saved' || undefined}>
        {state === 'saved' && messages.saved}
      </p>
    </>
  );
}
