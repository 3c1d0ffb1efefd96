'use client';

import { type MouseEvent, useCallback, useEffect, useState } from 'react';
import type { SearchDialog } from '@/components/search/SearchDialog.client';
import styles from '@/components/search/SearchLink.module.scss';
import type { Language } from '@/lib/language';

type Props = { language: Language; href: string; label: string };

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null;

/** The way to the search page; with JavaScript it and the key `/` open the search over the page instead. */
export function SearchLink({ language, href, label }: Props) {
  const [Dialog, setDialog] = useState<typeof SearchDialog>();
  const [isOpen, setOpen] = useState(false);

  const open = useCallback(async (): Promise<void> => {
    try {
      const late = await import('@/components/search/SearchDialog.client');
      setDialog(() => late.SearchDialog);
      setOpen(true);
    } catch {
      window.location.assign(href);
    }
  }, [href]);

  useEffect(() => {
    const openBySlash = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      void open();
    };
    document.addEventListener('keydown', openBySlash);
    return () => document.removeEventListener('keydown', openBySlash);
  }, [open]);

  const openByClick = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void open();
  };

  return (
    <>
      <a className={styles.link} href={href} onClick={openByClick}>
        <svg
          viewBox="0 0 22 22"
          width="22"
          height="22"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M9 16A7 7 0 1 0 9 2a7 7 0 0 0 0 14zm5-2 6.5 6.5" />
        </svg>
        <span>{label}</span>
      </a>
      {isOpen && Dialog && <Dialog language={language} href={href} label={label} onClose={() => setOpen(false)} />}
    </>
  );
}
