'use client';

import type { ReactNode } from 'react';
import styles from '@/components/chrome/DrawerButton.module.scss';
import { DRAWER_ID } from '@/components/chrome/drawerId';

type Props = {
  label: string;
  /** Where it leads without JavaScript: the same links at the foot of the page. */
  fallbackHref: string;
  children: ReactNode;
};

/**
 * Opens the menu. It says in HTML what it does, for whoever touches it before the scripts have come; browsers that do not
 * know that need those.
 */
export function DrawerButton({ label, fallbackHref, children }: Props) {
  const open = (): void => {
    const drawer = document.getElementById(DRAWER_ID) as HTMLDialogElement;
    if (!drawer.open) drawer.showModal();
  };

  return (
    <div className={styles.place}>
      <button
        className={styles.button}
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        command="show-modal"
        commandfor={DRAWER_ID}
        onClick={open}
      >
        {children}
      </button>
      <a className={styles.fallback} href={fallbackHref}>
        {label}
      </a>
    </div>
  );
}
