'use client';

import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { SearchDialog } from '@/components/search/SearchDialog.client';
import styles from '@/components/search/SearchLink.module.scss';
import { isPlainClick } from '@/components/ui/page/isPlainClick';
import { loadOrFollow } from '@/components/ui/page/loadCode';
import type { Language } from '@/lib/i18n/language';

type Props = {
  language: Language;
  href: string;
  label: string;
  closeLabel: string;
  /** The icon, shown alone on narrow screens. */
  children: ReactNode;
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null;

/** A link to the search page; with JavaScript it and the key `/` open the search dialog instead. */
export function SearchLink({ children, ...search }: Props) {
  const { href, label } = search;
  const link = useRef<HTMLAnchorElement>(null);
  const [Dialog, setDialog] = useState<typeof SearchDialog>();

  // A layout effect, since a passive one may run after the first key is pressed.
  useLayoutEffect(() => {
    const openBySlash = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.metaKey || event.ctrlKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      link.current?.click();
    };
    document.addEventListener('keydown', openBySlash);
    return () => document.removeEventListener('keydown', openBySlash);
  }, []);

  const open = async (event: MouseEvent): Promise<void> => {
    if (!isPlainClick(event) || !('showModal' in HTMLDialogElement.prototype)) return;
    event.preventDefault();
    const code = await loadOrFollow(href, () => import('@/components/search/SearchDialog.client'));
    if (code) setDialog(() => code.SearchDialog);
  };

  return (
    <>
      <a ref={link} className={styles.link} href={href} onClick={(event) => void open(event)}>
        {children}
        <span>{label}</span>
      </a>
      {Dialog && <Dialog {...search} onClose={() => setDialog(undefined)} />}
    </>
  );
}
