'use client';

import { type MouseEvent, type ReactNode, useRef } from 'react';
import styles from '@/components/ui/chrome/Drawer.module.scss';

/** Id of the dialog that DrawerButton opens. */
export const DRAWER_ID = 'menu';

type Props = {
  label: string;
  closeLabel: string;
  /** Rendered on the server, so that no icon is in the scripts of every page. */
  closeIcon: ReactNode;
  children: ReactNode;
};

/**
 * The menu on narrow screens, opened by DrawerButton. It is placed at the end of the document, so that its links do not
 * delay the first paint.
 */
export function Drawer({ label, closeLabel, closeIcon, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Before the link itself is told: behind an open dialog nothing can get the focus.
  const closeOnLinkOrBackdrop = (event: MouseEvent<HTMLDialogElement>): void => {
    const target = event.target as HTMLElement;
    if (target === dialog.current || target.closest('a')) dialog.current?.close();
  };

  return (
    <dialog
      id={DRAWER_ID}
      ref={dialog}
      className={styles.drawer}
      aria-label={label}
      onClickCapture={closeOnLinkOrBackdrop}
    >
      <div className={styles.content}>
        <button type="button" aria-label={closeLabel} onClick={() => dialog.current?.close()}>
          {closeIcon}
        </button>
        {children}
      </div>
    </dialog>
  );
}
