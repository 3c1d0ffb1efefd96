'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import styles from '@/components/offline/TakeAlong.module.scss';
import type { TakeAlongPanelProps } from '@/components/offline/TakeAlongPanel.client';
import type { TakeAlongWords } from '@/components/offline/takeAlongWords';
import type { Language } from '@/lib/i18n/language';

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'caches' in window && 'locks' in navigator && 'IntersectionObserver' in window;

/** Loads the panel when its section is in view; hides the section where the browser cannot save anything. */
export function TakeAlongControl(props: { language: Language; words: TakeAlongWords; listHref: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [Panel, setPanel] = useState<ComponentType<TakeAlongPanelProps> | null>(null);
  const hide = (): void => box.current?.closest('section')?.setAttribute('hidden', '');

  useEffect(() => {
    if (!box.current) return;
    if (!isSupported()) return void box.current.closest('section')?.setAttribute('hidden', '');
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      import('@/components/offline/TakeAlongPanel.client').then(
        ({ TakeAlongPanel }) => setPanel(() => TakeAlongPanel),
        () => {},
      );
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={box} className={styles.control}>
      {Panel && <Panel {...props} onNothing={hide} />}
    </div>
  );
}
