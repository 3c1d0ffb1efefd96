'use client';

import { useEffect, useRef } from 'react';
import styles from '@/components/offline/TakeAlong.module.scss';
import type { TakeAlongProps } from '@/components/offline/TakeAlongPanel.client';
import { useLoadInView } from '@/components/ui/page/useLoadInView';

const loadPanel = () => import('@/components/offline/TakeAlongPanel.client');

const isSupported = (): boolean => 'serviceWorker' in navigator && 'caches' in window && 'locks' in navigator;

const hide = (box: Element | null): void => box?.closest('section')?.setAttribute('hidden', '');

/** Loads the panel when its section is in view; hides the section where the browser cannot save anything. */
export function TakeAlongControl(props: TakeAlongProps) {
  const box = useRef<HTMLDivElement>(null);
  const panel = useLoadInView(box, loadPanel);

  useEffect(() => {
    if (!isSupported()) hide(box.current);
  }, []);

  return (
    <div ref={box} className={styles.control}>
      {panel && <panel.TakeAlongPanel {...props} onNothing={() => hide(box.current)} />}
    </div>
  );
}
