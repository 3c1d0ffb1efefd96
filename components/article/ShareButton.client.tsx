'use client';

import { useState } from 'react';

type Props = {
  className?: string;
  title: string;
  /** Path to share, without tracking parameters. */
  href: string;
  words: { share: string; copied: string };
};

/** Opens the system’s share dialog; without one it copies the link and announces that. */
export function ShareButton({ className, title, href, words }: Props) {
  const [isCopied, setCopied] = useState(false);

  const shareUrl = (): string => window.location.origin + href;

  const share = async (): Promise<void> => {
    try {
      if ('share' in navigator) await navigator.share({ title, url: shareUrl() });
      else await copy();
    } catch {
      // The visitor closed the sheet.
    }
  };

  const copy = async (): Promise<void> => {
    await window.navigator.clipboard.writeText(shareUrl());
    setCopied(true);
  };

  return (
    <button className={className} type="button" onClick={() => void share()}>
      <span role="status">{isCopied ? words.copied : words.share}</span>
    </button>
  );
}
