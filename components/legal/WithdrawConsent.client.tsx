'use client';

import { useState } from 'react';
import styles from '@/components/legal/WithdrawConsent.module.scss';
import { CONSENT_KEY } from '@/lib/visitor-info/storage';

type Props = { words: { button: string; done: string; nothing: string } };

/** Whether there was a consent to remove; a browser that keeps nothing has none. */
const withdraw = (): boolean => {
  try {
    const isGiven = window.localStorage.getItem(CONSENT_KEY) !== null;
    window.localStorage.removeItem(CONSENT_KEY);
    return isGiven;
  } catch {
    return false;
  }
};

/** Takes back what ‘Accept’ stored, and says what happened. */
export function WithdrawConsent({ words }: Props) {
  const [answer, setAnswer] = useState('');
  return (
    <div className={styles.withdraw}>
      <button type="button" onClick={() => setAnswer(withdraw() ? words.done : words.nothing)}>
        {words.button}
      </button>
      <p role="status">{answer}</p>
    </div>
  );
}
