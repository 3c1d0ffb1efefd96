'use client';

import { useEffect, useState } from 'react';
import styles from '@/components/legal/WithdrawConsent.module.scss';
import { CONSENT_KEY } from '@/lib/browserStorage';
import type { Messages } from '@/lib/i18n/messages';

/** Removes the stored consent; returns whether there was one. */
const withdraw = (): boolean => {
  try {
    const isGiven = window.localStorage.getItem(CONSENT_KEY) !== null;
    window.localStorage.removeItem(CONSENT_KEY);
    // The browser notifies other tabs only; this page's banner must reappear too.
    window.dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY }));
    return isGiven;
  } catch {
    return false;
  }
};

/** Withdraws the consent given in the banner, and reports the outcome. */
export function WithdrawConsent({ messages }: { messages: Messages['WithdrawConsent'] }) {
  const [message, setMessage] = useState('');
  useEffect(() => {
    const clear = ({ key, newValue }: StorageEvent): void => {
      if (key === CONSENT_KEY && newValue) setMessage('');
    };
    addEventListener('storage', clear);
    return () => removeEventListener('storage', clear);
  }, []);
  return (
    <div className={styles.withdraw}>
      <button type="button" onClick={() => setMessage(withdraw() ? messages.done : messages.nothing)}>
        {messages.button}
      </button>
      <p role="status">{message}</p>
    </div>
  );
}
