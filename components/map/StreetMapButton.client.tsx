'use client';

import type { ReactNode } from 'react';
import type { StreetMapProps } from '@/components/map/StreetMap.client';
import styles from '@/components/map/StreetMapButton.module.scss';
import { canShowModal } from '@/components/ui/page/canShowModal';
import { useImport } from '@/components/ui/page/useImport';
import { fill } from '@/lib/i18n/fill';

type Props = Omit<StreetMapProps, 'onClose'> & {
  /** Attribution and a link to the map on another site. */
  children: ReactNode;
};

const loadMap = async () => {
  if (!canShowModal()) throw new Error('The browser has no modal dialogs');
  return import('@/components/map/StreetMap.client');
};

/** Opens the street map. Nothing of it loads before the tap. */
export function StreetMapButton(map: Props) {
  const { words, tiles, children } = map;
  const { code: dialog, hasFailed, start, unload } = useImport(loadMap);
  return (
    <div className={styles.street}>
      <button type="button" aria-describedby="street-map-note" onClick={start}>
        {words.action}
      </button>
      <p id="street-map-note" role="status">
        {hasFailed ? words.failed : fill(words.note, { host: new URL(tiles).host })}
      </p>
      {hasFailed && children}
      {dialog && <dialog.StreetMap {...map} onClose={unload} />}
    </div>
  );
}
