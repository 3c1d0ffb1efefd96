'use client';

import styles from '@/components/map/MapAction.module.scss';
import type { StreetMapProps } from '@/components/map/StreetMap.client';
import { canShowModal } from '@/components/ui/browser/canShowModal';
import { loadToOpen } from '@/components/ui/browser/loadCode';
import { useImport } from '@/components/ui/browser/useImport';

async function loadMap() {
  if (!canShowModal()) throw new Error('no modal dialogs');
  return import('@/components/map/StreetMap.client');
}

const load = () => loadToOpen(loadMap);

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
