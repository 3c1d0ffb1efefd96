'use client';

import type { ReactNode } from 'react';
import type { StreetMapProps } from '@/components/map/StreetMap.client';
import styles from '@/components/map/StreetMapButton.module.scss';
import { canShowModal } from '@/components/ui/page/canShowModal';
import { useImport } from '@/components/ui/page/useImport';

type Props = Omit<StreetMapProps, 'onClose'> & {
  action: string;
  /** What the button loads, and from where. */
  note: string;
  /** Attribution and a link to the map on another site. */
  children: ReactNode;
};

const loadMap = async () => {
  if (!canShowModal()) throw new Error('The browser has no modal dialogs');
  return import('@/components/map/StreetMap.client');
};

/** Opens the street map. Nothing of it loads before the tap. */
export function StreetMapButton({ action, note, ...map }: Props) {
  const { code: dialog, hasFailed, start, unload } = useImport(loadMap);
  return (
    <div className={styles.street}>
      <button type="button" aria-describedby="street-map-note" onClick={start}>
        {action}
      </button>
      <p id="street-map-note" role="status">
        {hasFailed ? map.words.failed : note}
      </p>
      {hasFailed && map.children}
      {dialog && <dialog.StreetMap {...map} onClose={unload} />}
    </div>
  );
}
