'use client';

import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { canShowModal } from '@/components/ui/browser/canShowModal';
import { useHydrated } from '@/components/ui/browser/useInBrowser';
import { DRAWER_ID } from '@/components/ui/chrome/Drawer.client';
import styles from '@/components/ui/chrome/DrawerButton.module.scss';

/** Target before hydration and without JavaScript: the same links in the footer. */
const FALLBACK_HREF = '#site-links';

type Props = { label: string; children: ReactNode };

/**
 * Opens the menu. The server renders a link, so that it works before hydration; hydration turns the same element into a
 * button, which preserves the focus.
 */
export function DrawerButton({ label, children }: Props) {
  const isHydrated = useHydrated();

  const open = (event: MouseEvent): void => {
    if (!canShowModal()) return;
    event.preventDefault();
    (document.getElementById(DRAWER_ID) as HTMLDialogElement).showModal();
  };

  // On release, as a button does: a key held down would press the close button, which then has the focus.
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== ' ') return;
    event.preventDefault();
    if (event.type === 'keyup') event.currentTarget.click();
  };

  return (
    <a
      className={styles.button}
      href={FALLBACK_HREF}
      aria-label={label}
      {...(isHydrated && { role: 'button', 'aria-haspopup': 'dialog' })}
      onClick={open}
      onKeyDown={press}
      onKeyUp={press}
    >
      {children}
    </a>
  );
}
