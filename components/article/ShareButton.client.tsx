'use client';

import { useState } from 'react';

type Props = {
  className?: string;
  title: string;
  /** Path to share instead of the page. */
  href?: string;
  words: { share: string; copied: string };
};

/** The canonical URL, without tracking parameters. */
const pageUrl = (): string =>
  document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? window.location.href;

/** Opens the system’s share dialog; without one it copies the link and announces that. */
export function ShareButton({ className, title, href, words }: Props) {
  const [isCopied, setCopied] = useState(false);

  const shareUrl = (): string => (href ? window.location.origin + href : pageUrl());

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
