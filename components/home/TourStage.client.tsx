'use client';

import { type ReactNode, useState } from 'react';
import styles from '@/components/home/VirtualTour.module.scss';

type Props = {
  panorama: string;
  /** The address of an external tour, or null for our own panorama. */
  tour: string | null;
  words: { start: string; label: string; hint: string };
  /** The still picture. */
  children: ReactNode;
};

/** Nothing of the tour loads before a tap; without JavaScript the button is a link to the panorama. */
export function TourStage({ panorama, tour, words, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const target = tour ?? panorama;

  if (isOpen && tour) {
    return (
      <iframe
        className={styles.frame}
        src={tour}
        title={words.label}
        referrerPolicy="no-referrer"
        allow="fullscreen; gyroscope"
      />
    );
  }
  if (isOpen) {
    return (
      <figure className={styles.panorama}>
        {/* biome-ignore lint/a11y/useSemanticElements: a group of one picture is no fieldset */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
        <div role="group" aria-label={words.label} tabIndex={0}>
          <img src={panorama} alt={words.label} width={2560} height={1280} />
        </div>
        <figcaption>{words.hint}</figcaption>
      </figure>
    );
  }
  return (
    <div className={styles.still}>
      <div className={styles.arch}>{children}</div>
      <a
        className={styles.start}
        href={target}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        {words.start}
      </a>
    </div>
  );
}
