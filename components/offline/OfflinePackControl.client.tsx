'use client';

import { useEffect, useState } from 'react';
import styles from '@/components/offline/OfflinePack.module.scss';
import type { OfflinePackProps } from '@/components/offline/OfflinePackPanel.client';
import { useLoadInView } from '@/components/ui/browser/useLoadInView';

const loadPanel = () => import('@/components/offline/OfflinePackPanel.client');

const hide = (box: Element | null): void => box?.closest('section')?.setAttribute('hidden', '');

/** Loads the panel when its section is in view; hides the section where that fails, or the browser cannot save anything. */
export function OfflinePackControl(props: OfflinePackProps) {
  const [box, setBox] = useState<Element | null>(null);
  const { code: panel, hasFailed } = useLoadInView(box, loadPanel);

  useEffect(() => {
    if (hasFailed || !('serviceWorker' in navigator)) hide(box);
  }, [box, hasFailed]);

  return (
    <div ref={setBox} className={styles.control}>
      {panel && <panel.OfflinePackPanel {...props} onNothing={() => hide(box)} />}
    </div>
  );
}
