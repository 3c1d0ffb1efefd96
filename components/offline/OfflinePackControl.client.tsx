'use client';

import { useCallback, useEffect, useRef } from 'react';
import styles from '@/components/offline/OfflinePack.module.scss';
import type { OfflinePackProps } from '@/components/offline/OfflinePackPanel.client';
import { useLoadInView } from '@/components/ui/page/useLoadInView';

const loadPanel = () => import('@/components/offline/OfflinePackPanel.client');

const hide = (box: Element | null): void => box?.closest('section')?.setAttribute('hidden', '');

/** Loads the panel when its section is in view; hides the section where that fails, or the browser cannot save anything. */
export function OfflinePackControl(props: OfflinePackProps) {
  const box = useRef<HTMLDivElement>(null);
  const loadOrHide = useCallback(
    () =>
      loadPanel().catch((error: unknown) => {
        hide(box.current);
        throw error;
      }),
    [],
  );
  const panel = useLoadInView(box, loadOrHide);

  useEffect(() => {
    if (!('serviceWorker' in navigator)) hide(box.current);
  }, []);

  return (
    <div ref={box} className={styles.control}>
      {panel && <panel.OfflinePackPanel {...props} onNothing={() => hide(box.current)} />}
    </div>
  );
}
