'use client';

import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TourViewer } from '@/components/home/tour/TourViewer.client';
import type { Hotspot, PanoramaFiles, TourMessages } from '@/components/home/tour/tour';
import styles from '@/components/home/tour/VirtualTour.module.scss';
import { isPlainClick } from '@/components/ui/browser/isPlainClick';
import { isFocusLost } from '@/components/ui/browser/linkFocus';
import { loadToOpen } from '@/components/ui/browser/loadCode';

type Props = {
  files: PanoramaFiles;
  hotspots: readonly Hotspot[];
  messages: TourMessages;
  /** The still picture. */
  children: ReactNode;
};

/** Nothing of the tour loads before a tap; without JavaScript the button is a link to the panorama. */
export function TourStage({ files, hotspots, messages, children }: Props) {
  const [Viewer, setViewer] = useState<typeof TourViewer>();
  const [hasFailed, setFailed] = useState(false);
  const button = useRef<HTMLAnchorElement>(null);

  const close = (): void => {
    flushSync(() => setViewer(undefined));
    if (isFocusLost()) button.current?.focus();
  };

  const fail = (): void => {
    setFailed(true);
    close();
  };

  const open = async (): Promise<void> => {
    setFailed(false);
    const code = await loadToOpen(() => import('@/components/home/tour/TourViewer.client'));
    setFailed(code === null);
    if (code) setViewer(() => code.TourViewer);
  };

  if (Viewer) return <Viewer files={files} hotspots={hotspots} messages={messages} onClose={close} onFailure={fail} />;
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
          void open();
        }}
      >
        {messages.action}
      </a>
      {hasFailed && (
        <p role="alert">
          {messages.failed} <a href={files.small}>{messages.label}</a>
        </p>
      )}
    </div>
  );
}
