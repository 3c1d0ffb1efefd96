'use client';

import { useState } from 'react';
import { isPlainClick } from '@/components/ui/page/isPlainClick';

type Props = { className?: string; src: string; title: string; label: string };

export function EmbedFrame({ className, src, title, label }: Props) {
  const [isLoaded, setLoaded] = useState(false);
  if (isLoaded) {
    return (
      <iframe
        ref={(frame) => frame?.focus()}
        src={src}
        title={title}
        loading="lazy"
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-same-origin allow-popups"
        allowFullScreen
      />
    );
  }
  return (
    <a
      className={className}
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
