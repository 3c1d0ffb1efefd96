'use client';

import { type MouseEvent, type ReactNode, useRef } from 'react';
import styles from '@/components/chrome/Drawer.module.scss';

/** What the menu’s buttons command; also known to browsers whose page has no scripts yet. */
const ID = 'menu';

declare module 'react' {
  // Not yet in React’s types: what a button does to the element it names, by the browser itself.
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}

type Props = {
  openLabel: string;
  closeLabel: string;
  openMark: ReactNode;
  closeMark: ReactNode;
  /** Where the button leads without JavaScript: the same links at the foot of the page. */
  fallbackHref: string;
  children: ReactNode;
};

/**
 * The menu on narrow screens: a native dialog, so that Esc, focus and the page behind are the browser’s business. Its
 * buttons say what they do in HTML, for whoever touches them before the scripts have come; older browsers need those.
 */
export function Drawer({ openLabel, closeLabel, openMark, closeMark, fallbackHref, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  const open = (): void => {
    if (!dialog.current?.open) dialog.current?.showModal();
  };

  const closeOnLinkOrBackdrop = (event: MouseEvent<HTMLDialogElement>): void => {
    const target = event.target as HTMLElement;
    if (target === dialog.current || target.closest('a')) dialog.current?.close();
  };

  return (
    <div className={styles.place}>
      <button
        className={styles.button}
        type="button"
        aria-label={openLabel}
        aria-haspopup="dialog"
        command="show-modal"
        commandfor={ID}
        onClick={open}
      >
        {openMark}
      </button>
      <a className={styles.fallback} href={fallbackHref}>
        {openLabel}
      </a>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop is comfort; Esc closes a dialog natively */}
      <dialog id={ID} ref={dialog} className={styles.drawer} aria-label={openLabel} onClick={closeOnLinkOrBackdrop}>
        <div className={styles.content}>
          <button
            className={styles.button}
            type="button"
            aria-label={closeLabel}
            command="close"
            commandfor={ID}
            onClick={() => dialog.current?.close()}
          >
            {closeMark}
          </button>
          {children}
        </div>
      </dialog>
    </div>
  );
}
