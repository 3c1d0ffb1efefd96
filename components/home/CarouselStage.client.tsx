'use client';

import { type ReactNode, useState } from 'react';
import styles from '@/components/home/HomeCarousel.module.scss';
import { useLoadInView } from '@/components/ui/browser/useLoadInView';
import { fill } from '@/lib/i18n/fill';
import type { Messages } from '@/lib/i18n/messages';

type Props = { messages: Messages['Carousel']; slides: ReactNode[]; children: ReactNode };

/** Time in view before autoplay starts; its script is not loaded earlier. */
const LOAD_DELAY_MS = 2_000;

const loadMotion = () => import('@/components/home/CarouselMotion.client');

/**
 * A scrollable strip of pictures. The script that moves it loads when the first move is due or on the first interaction,
 * so a visitor who leaves before that never loads it.
 */
export function CarouselStage({ messages, slides, children }: Props) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const { code: motion, start } = useLoadInView(viewport, loadMotion, { delay: LOAD_DELAY_MS });
  const names = slides.map((_, index) => fill(messages.slide, { current: index + 1, total: slides.length }));

  return (
    <section
      className={styles.stage}
      aria-roledescription={messages.role}
      aria-label={messages.label}
      onPointerEnter={start}
      onFocus={start}
    >
      {/* Precedes the pictures in the document, so that the text renders first on a slow connection. */}
      <div className={styles.foot}>
        {children}
        <div className={styles.place}>
          {motion && viewport && <motion.CarouselMotion viewport={viewport} messages={messages} names={names} />}
        </div>
      </div>
      <div ref={setViewport} className={styles.viewport} data-moving={motion ? true : undefined}>
        <div className={styles.track}>
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group in the ARIA carousel pattern, not a fieldset
            <div
              key={names[index]}
              className={styles.slide}
              role="group"
              aria-roledescription={messages.slideRole}
              aria-label={names[index]}
              aria-hidden={index > 0 || undefined}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
