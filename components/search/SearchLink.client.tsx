'use client';

import { type MouseEvent, type ReactNode, useState } from 'react';
import type { SearchDialog, SearchDialogProps } from '@/components/search/SearchDialog.client';
import styles from '@/components/search/SearchLink.module.scss';
import { canShowModal } from '@/components/ui/browser/canShowModal';
import { isPlainClick } from '@/components/ui/browser/isPlainClick';
import { loadOrFollow } from '@/components/ui/browser/loadCode';

type Props = Pick<SearchDialogProps, 'language' | 'label'> & {
  /** The search page, made on the server: this script is in every page. */
  href: string;
  /** The icon, instead of the label where that does not fit. */
  children: ReactNode;
};

/** A link to the search page; with JavaScript it opens the search dialog instead. */
export function SearchLink({ href, children, ...search }: Props) {
  const [Dialog, setDialog] = useState<typeof SearchDialog>();
  // Each opening has a new dialog. A closed one stays mounted: a result in it shows that its page is loading.
  const [opened, setOpened] = useState(0);
  // Stored here while the dialog is closed: a visitor who returns from a result wants the others.
  const [query, setQuery] = useState('');

  const open = async (event: MouseEvent): Promise<void> => {
    if (!isPlainClick(event) || !canShowModal()) return;
    event.preventDefault();
    const code = await loadOrFollow(href, () => import('@/components/search/SearchDialog.client'));
    if (!code) return;
    setDialog(() => code.SearchDialog);
    setOpened((count) => count + 1);
  };

  return (
    <>
      <a className={styles.link} href={href} onClick={(event) => void open(event)}>
        {children}
        <span>{search.label}</span>
      </a>
      {Dialog && <Dialog key={opened} {...search} query={query} onQuery={setQuery} />}
    </>
  );
}
