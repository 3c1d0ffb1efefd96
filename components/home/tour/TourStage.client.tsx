'use client';

import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TourViewer } from '@/components/home/tour/TourViewer.client';
import type { Hotspot, PanoramaFiles, TourMessages } from '@/components/home/tour/tour';
import styles from '@/components/home/tour/VirtualTour.module.scss';
import { isPlainClick } from '@/components/ui/browser/isPlainClick';
import { isFocusLost, lastFollowedLink } from '@/components/ui/browser/linkFocus';
import { loadOnPress } from '@/components/ui/browser/loadCode';

type Props = {
  files: PanoramaFiles;
  hotspots: readonly Hotspot[];
  messages: TourMessages;
  /** The still picture. */
  children: ReactNode;
};

/** The tour takes the focus of the link that opened it, and the link takes it back. */
function takeFocus(element: HTMLElement | null): void {
  if (isFocusLost()) element?.focus();
}

/** The panorama as a wide picture that scrolls sideways, for browsers without WebGL. */
function PanoramaStrip({ src, messages, onFailure }: { src: string; messages: TourMessages; onFailure: () => void }) {
  const [isLoading, setLoading] = useState(true);
  return (
    <figure className={styles.panorama}>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of one picture is no fieldset */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard (WCAG 2.1.1) */}
      <div ref={takeFocus} role="group" aria-label={messages.label} tabIndex={0}>
        <img
          src={src}
          alt={messages.label}
          width={2048}
          height={1024}
          onLoad={() => setLoading(false)}
          onError={onFailure}
        />
      </div>
      <figcaption>
        <span role="status">{isLoading ? messages.loading : messages.strip}</span>
      </figcaption>
    </figure>
  );
}

/** Nothing of the tour loads before a tap; without JavaScript the button is a link to the panorama. */
export function TourStage({ files, hotspots, messages, children }: Props) {
  const [stage, setStage] = useState<'still' | 'strip' | { Viewer: typeof TourViewer }>('still');
  const [hasFailed, setFailed] = useState(false);
  const button = useRef<HTMLAnchorElement>(null);

  const close = (): void => {
    flushSync(() => setStage('still'));
    takeFocus(button.current);
  };

  const fail = (): void => {
    setFailed(true);
    close();
  };

  const open = async (): Promise<void> => {
    setFailed(false);
    const link = lastFollowedLink();
    const code = await loadOnPress(() => import('@/components/home/tour/TourViewer.client'));
    // The visitor has followed a link meanwhile, whose page is loading.
    if (lastFollowedLink() !== link) return;
    setStage(code ? { Viewer: code.TourViewer } : 'strip');
  };

  if (stage === 'strip') return <PanoramaStrip src={files.small} messages={messages} onFailure={fail} />;
  if (typeof stage === 'object') {
    return (
      <stage.Viewer
        files={files}
        hotspots={hotspots}
        messages={messages}
        onClose={close}
        onFailure={() => setStage('strip')}
      />
    );
  }
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
      {hasFailed && <p role="alert">{messages.failed}</p>}
    </div>
  );
}
