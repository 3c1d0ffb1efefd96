'use client';

import { type ReactNode, useState } from 'react';
import { focusContent } from '@/components/ui/browser/linkFocus';
import { useInBrowser } from '@/components/ui/browser/useInBrowser';
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

/** Returns whether the consent was stored. */
const accept = (): boolean => {
  try {
    localStorage.setItem(CONSENT_KEY, 'true');
    // The browser notifies other tabs only; in this one the banner and the cookie page depend on it too.
    dispatchEvent(new Event('storage'));
    return true;
  } catch {
    return false;
  }
};

/** The consent banner (docs/requirements.md, Consent): shown until accepted, then a confirmation for three seconds. */
export function CookieBanner({ messages, moreHref }: Props) {
  const isMissing = useInBrowser(() => !isAccepted());
  // With full storage the banner is shown again by the next document.
  const [isFull, setFull] = useState(false);
  const [isSaved, setSaved] = useState(false);

  return (
    <>
      {isMissing && !isFull && (
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
              setFull(!accept());
              // The focus would be lost with the banner.
              focusContent();
              setSaved(true);
              setTimeout(setSaved, CONFIRMATION_MS, false);
            }}
          >
            {messages.accept}
          </button>
        </section>
      )}
      <p className={styles.toast} role="status" data-shown={isSaved || undefined}>
        {isSaved && messages.saved}
      </p>
    </>
  );
}
