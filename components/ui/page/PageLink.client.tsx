'use client';

import Link from 'next/link';
import { type ComponentProps, useState } from 'react';
import { savesData } from '@/lib/server/document/savesData';

/**
 * A link to another page of the site. The page is prefetched at the first sign that the visitor will follow the link, and
 * not merely because the link is in view: a list has dozens. With data saving on, nothing is prefetched.
 */
export function PageLink(props: ComponentProps<typeof Link>) {
  const [isLikely, setLikely] = useState(false);
  const prefetch = (): void => setLikely(!savesData());
  return (
    <Link
      {...props}
      prefetch={isLikely ? null : false}
      onMouseEnter={prefetch}
      onTouchStart={prefetch}
      onFocus={prefetch}
    />
  );
}
