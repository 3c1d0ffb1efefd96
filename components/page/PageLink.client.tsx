'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';
import { askForWholeStyles, hasWholeStyles, showTextFace } from '@/components/page/wholeStyles';
import { savesData } from '@/lib/savesData';

type Props = ComponentProps<'a'> & {
  href: string;
  /** Whether the other page is read from its top; `false` where it is this one, looked at in another way. */
  scroll?: boolean;
};

/**
 * A link to another page of the site. The first sign of going there asks for that page, unless the visitor saves data,
 * and for what drawing it into this one needs; who is faster than that is led there by the browser.
 *
 * It asks the router itself: Next’s own link brings 2 kB and much to do when a page wakes, for prefetching in view, which
 * is never wanted here.
 */
export function PageLink({ href, scroll = true, ...link }: Props) {
  const router = useRouter();

  const prepare = (): void => {
    askForWholeStyles();
    if (!savesData()) router.prefetch(href);
  };

  const go = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !hasWholeStyles()) return;
    event.preventDefault();
    showTextFace();
    router.push(href, { scroll });
  };

  return <a {...link} href={href} onMouseEnter={prepare} onTouchStart={prepare} onFocus={prepare} onClick={go} />;
}
