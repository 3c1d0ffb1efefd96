'use client';

import { type MouseEvent, type ReactNode, useCallback, useEffect, useState } from 'react';
import type { SearchDialog } from '@/components/search/SearchDialog.client';
import styles from '@/components/search/SearchLink.module.scss';
import type { Language } from '@/lib/language';

type Props = {
  language: Language;
  href: string;
  label: string;
  closeLabel: string;
  /** What the link shows where there is no room for its words. */
  children: ReactNode;
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null;

/** The way to the search page; with JavaScript it and the key `/` open the search over the page instead. */
export function SearchLink({ children, ...search }: Props) {
  const [Dialog, setDialog] = useState<typeof SearchDialog>();
  const { href, label } = search;
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
        {children}
        <span>{label}</span>
      </a>
      {isOpen && Dialog && <Dialog {...search} onClose={() => setOpen(false)} />}
    </>
  );
}
