'use client';

import { useState } from 'react';
import styles from '@/components/article/Embed.module.scss';
import { isPlainClick } from '@/components/ui/browser/isPlainClick';

type Props = { src: string; title: string; label: string };

/** Takes the focus from the link; defined outside the component, so that React calls it once. */
const focus = (frame: HTMLIFrameElement | null): void => frame?.focus();

export function EmbedFrame({ src, title, label }: Props) {
  const [isLoaded, setLoaded] = useState(false);
  if (isLoaded) {
    return (
      <iframe
        ref={focus}
        src={src}
        title={title}
        sandbox="allow-scripts allow-same-origin allow-popups"
        allowFullScreen
      />
    );
  }
  return (
    <a
      className={styles.action}
      href={src}
      rel="noopener"
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        setLoaded(true);
      }}
    >
      {label}
    </a>
  );
}
