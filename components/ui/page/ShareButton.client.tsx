'use client';

import { useState } from 'react';
import note from '@/components/ui/page/ActionStatus.module.scss';
import type { Messages } from '@/lib/i18n/messages';

type Props = {
  className?: string;
  title: string;
  /** Path to share, without tracking parameters. */
  href: string;
  messages: Messages['ShareButton'];
};

/** The visitor closed the dialog, or pressed the button again while it opened. */
const HANDLED = ['AbortError', 'InvalidStateError'];

/** Opens the system’s share dialog; if that fails, copies the link; if that fails too, shows it. */
export function ShareButton({ className, title, href, messages }: Props) {
  /** The link that was copied; another one may be shown since, of a trip that has changed. Null if it could not be copied. */
  const [copied, setCopied] = useState<string | null>();

  const share = async (): Promise<void> => {
    const url = location.origin + href;
    setCopied(undefined);
    try {
      if ('share' in navigator) return await navigator.share({ title, url });
    } catch (error) {
      if (error instanceof Error && HANDLED.includes(error.name)) return;
    }
    try {
      await navigator.clipboard.writeText(url);
      setCopied(href);
    } catch {
      setCopied(null);
    }
  };

  return (
    <>
      <button className={className} type="button" onClick={() => void share()}>
        {messages.share}
      </button>
      <p className={note.status} role="status">
        {copied === href
          ? messages.copied
          : copied === null && (
              <span>
                {messages.notCopied} <a href={href}>{location.origin + href}</a>
              </span>
            )}
      </p>
    </>
  );
}
