'use client';

import { useState } from 'react';
import type { StreetMap, StreetMapProps } from '@/components/map/StreetMap.client';
import styles from '@/components/map/StreetMapButton.module.scss';
import { canShowModal } from '@/components/ui/page/canShowModal';

/** Opens the street map. Nothing of it loads before the tap. */
export function StreetMapButton(map: Omit<StreetMapProps, 'onClose'>) {
  const { words, children } = map;
  const [Dialog, setDialog] = useState<typeof StreetMap>();
  const [hasFailed, setFailed] = useState(false);

  const open = (): void => {
    const canOpen = canShowModal();
    setFailed(!canOpen);
    if (!canOpen) return;
    import('@/components/map/StreetMap.client').then(
      (code) => setDialog(() => code.StreetMap),
      () => setFailed(true),
    );
  };

  return (
    <div className={styles.street}>
      <button type="button" aria-describedby="street-map-note" onClick={open}>
        {words.action}
      </button>
      <p id="street-map-note" role="status">
        {hasFailed ? words.failed : words.note}
      </p>
      {hasFailed && children}
      {Dialog && <Dialog {...map} onClose={() => setDialog(undefined)} />}
    </div>
  );
}
