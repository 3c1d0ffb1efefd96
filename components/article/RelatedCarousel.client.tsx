'use client';

import { type ReactNode, useState } from 'react';
import styles from '@/components/article/RelatedCarousel.module.scss';
import { useLoadInView } from '@/components/ui/browser/useLoadInView';
import type { Messages } from '@/lib/i18n/messages';

const loadMotion = () => import('@/components/article/RelatedMotion.client');

type Props = { messages: Messages['RelatedCarousel']; slides: readonly ReactNode[] };

/** A scrollable row of cards; drag, arrows and the loop of more than one card load when it comes near the viewport. */
export function RelatedCarousel({ messages, slides }: Props) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const { code: motion } = useLoadInView(viewport, loadMotion, { rootMargin: '200px' });

  return (
    <div className={styles.carousel} data-moving={motion ? true : undefined}>
      {motion && viewport && slides.length > 1 && <motion.RelatedMotion viewport={viewport} messages={messages} />}
      <div ref={setViewport} className={styles.viewport}>
        <ul className={styles.track}>
          {slides.map((slide, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the slides of a rendered page never change their order
            <li key={index} className={styles.slide}>
              {slide}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
