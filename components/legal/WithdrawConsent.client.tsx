'use client';

import { useState } from 'react';
import styles from '@/components/legal/WithdrawConsent.module.scss';
import { useInBrowser } from '@/components/ui/browser/useInBrowser';
import { CONSENT_KEY } from '@/lib/browserStorage';
import type { Messages } from '@/lib/i18n/messages';

const hasConsent = (): boolean => {
  try {
    return localStorage.getItem(CONSENT_KEY) !== null;
  } catch {
    return false;
  }
};

/** Removes the stored consent; returns whether there was one. */
const withdraw = (): boolean => {
  if (!hasConsent()) return false;
  localStorage.removeItem(CONSENT_KEY);
  // The browser notifies other tabs only; this page's banner must reappear too.
  dispatchEvent(new Event('storage'));
  return true;
};

/** Withdraws the consent given in the banner, and reports the outcome until it is given again. */
export function WithdrawConsent({ messages }: { messages: Messages['WithdrawConsent'] }) {
  const [message, setMessage] = useState('');
  const isGiven = useInBrowser(hasConsent);
  return (
    <div className={styles.withdraw}>
      <button type="button" onClick={() => setMessage(withdraw() ? messages.done : messages.nothing)}>
        {messages.button}
      </button>
      <p role="status">{isGiven ? '' : message}</p>
    </div>
  );
}
