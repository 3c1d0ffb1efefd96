'use client';

import { useState } from 'react';
import note from '@/components/ui/page/ActionStatus.module.scss';

type Outcome = 'copied' | 'notCopied';

type Props = {
  className?: string;
  title: string;
  /** Path to share, without tracking parameters. */
  href: string;
  words: Record<Outcome | 'share', string>;
};

/** Opens the system’s share dialog; without one it copies the link and announces that. */
export function ShareButton({ className, title, href, words }: Props) {
  const [outcome, setOutcome] = useState<Outcome>();

  const share = async (): Promise<void> => {
    const url = window.location.origin + href;
    setOutcome(undefined);
    // A promise is rejected when the visitor closes the dialog.
    if ('share' in navigator) return navigator.share({ title, url }).catch(() => {});
    try {
      await window.navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      setOutcome('notCopied');
    }
  };

  return (
    <>
      <button className={className} type="button" onClick={() => void share()}>
        {words.share}
      </button>
      <p className={note.status} role="status">
        {outcome && words[outcome]}
      </p>
    </>
  );
}
