'use client';

import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Hotspot, PanoramaFiles, TourMessages } from '@/components/home/tour/tour';
import styles from '@/components/home/tour/VirtualTour.module.scss';
import { isPlainClick } from '@/components/ui/browser/isPlainClick';
import { isFocusLost } from '@/components/ui/browser/linkFocus';
import { loadToOpen } from '@/components/ui/browser/loadCode';
import { useImport } from '@/components/ui/browser/useImport';

type Props = {
  files: PanoramaFiles;
  hotspots: readonly Hotspot[];
  messages: TourMessages;
  /** The still picture. */
  children: ReactNode;
};

const loadViewer = () => loadToOpen(() => import('@/components/home/tour/TourViewer.client'));

/** Nothing of the tour loads before a tap; without JavaScript the button is a link to the panorama. */
export function TourStage({ files, hotspots, messages, children }: Props) {
  const { code: tour, hasFailed, start, unload } = useImport(loadViewer);
  const [isBroken, setBroken] = useState(false);
  const button = useRef<HTMLAnchorElement>(null);

  const close = (): void => {
    flushSync(unload);
    if (isFocusLost()) button.current?.focus();
  };

  const fail = (): void => {
    setBroken(true);
    close();
  };

  if (tour)
    return <tour.TourViewer files={files} hotspots={hotspots} messages={messages} onClose={close} onFailure={fail} />;
  return (
    <div className={styles.still}>
      {children}
      <a
        ref={button}
        className={styles.start}
        href={files.large}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          setBroken(false);
          start();
        }}
      >
        {messages.action}
      </a>
      {(hasFailed || isBroken) && (
        <p role="alert">
          {messages.failed} <a href={files.small}>{messages.label}</a>
        </p>
      )}
    </div>
  );
}
