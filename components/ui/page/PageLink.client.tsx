'use client';

import Link from 'next/link';
import { type ComponentProps, useState } from 'react';
import { isPlainClick } from '@/components/ui/page/isPlainClick';
import { rememberFollowed, restoreFocus } from '@/components/ui/page/linkFocus';
import { savesData } from '@/lib/server/document/savesData.browser';

type Props = Omit<
  ComponentProps<typeof Link>,
  'ref' | 'onClick' | 'prefetch' | 'onMouseEnter' | 'onTouchStart' | 'onFocus'
>;

/**
 * A link to another page of the site, prefetched on hover, focus or touch, since a list has dozens of links. The focus moves to
 * the content of the next page and returns to the link on the way back; without `scroll`, it stays on the same link.
 */
export function PageLink(props: Props) {
  const [isLikely, setLikely] = useState(false);
  const prefetch = (): void => setLikely(!savesData());

  return (
    <Link
      {...props}
      ref={restoreFocus}
      onClick={(event) => isPlainClick(event) && rememberFollowed(event.currentTarget, props.scroll === false)}
      prefetch={isLikely ? null : false}
      onMouseEnter={prefetch}
      onTouchStart={prefetch}
      onFocus={prefetch}
    />
  );
}
