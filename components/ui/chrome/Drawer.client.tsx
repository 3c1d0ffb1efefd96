'use client';

import type { MouseEvent, ReactNode } from 'react';
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
  // Runs before a link's own handler: behind an open dialog nothing can get the focus.
  const closeOnControlOrBackdrop = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void => {
    if (target === currentTarget || (target as Element).closest('a, button')) currentTarget.close();
  };

  return (
    <dialog id={DRAWER_ID} className={styles.drawer} aria-label={label} onClickCapture={closeOnControlOrBackdrop}>
      <div className={styles.content}>
        <button type="button" aria-label={closeLabel}>
          {closeIcon}
        </button>
        {children}
      </div>
    </dialog>
  );
}
