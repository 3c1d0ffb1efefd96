'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import styles from '@/components/offline/TakeAlong.module.scss';
import type { TakeAlongPanelProps } from '@/components/offline/TakeAlongPanel.client';
import type { TakeAlongWords } from '@/components/offline/takeAlongWords';
import type { Language } from '@/lib/i18n/language';

type Props = { language: Language; words: TakeAlongWords; listHref: string };

const isPossible = (): boolean => 'serviceWorker' in navigator && 'caches' in window && 'locks' in navigator;

/** Brings the control of the pack when the visitor sees its place; where nothing can be saved, the section goes. */
export function TakeAlongControl(props: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [Panel, setPanel] = useState<ComponentType<TakeAlongPanelProps> | null>(null);
  const hide = (): void => box.current?.closest('section')?.setAttribute('hidden', '');

  useEffect(() => {
    if (!box.current) return;
    if (!isPossible()) return void box.current.closest('section')?.setAttribute('hidden', '');
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      import('@/components/offline/TakeAlongPanel.client').then(
        ({ TakeAlongPanel }) => setPanel(() => TakeAlongPanel),
        () => {},
      );
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);

  return (
    <div ref={box} className={styles.control}>
      {Panel && <Panel {...props} onNothing={hide} />}
    </div>
  );
}
