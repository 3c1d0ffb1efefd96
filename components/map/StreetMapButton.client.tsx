'use client';

import styles from '@/components/map/MapAction.module.scss';
import type { StreetMapProps } from '@/components/map/StreetMap.client';
import { loadToOpen } from '@/components/ui/browser/loadCode';
import { useImport } from '@/components/ui/browser/useImport';

const load = () => loadToOpen(() => import('@/components/map/StreetMap.client'));

/** Opens the street map. Nothing of it loads before the tap. */
export function StreetMapButton(map: Omit<StreetMapProps, 'onClose'>) {
  const { messages, children } = map;
  const { code: dialog, hasFailed, start, unload } = useImport(load);
  return (
    <div className={styles.action}>
      <button type="button" aria-describedby="street-map-note" onClick={start}>
        {messages.action}
      </button>
      <p id="street-map-note" role="status">
        {hasFailed ? messages.failed : messages.note}
      </p>
      {hasFailed && children}
      {dialog && <dialog.StreetMap {...map} onClose={unload} />}
    </div>
  );
}
