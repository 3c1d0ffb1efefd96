'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { PageLink } from '@/components/ui/page/PageLink.client';

/** The choice followed last: its page renders the links anew, which would lose the focus. */
let followedHref: string | null = null;

/** One choice of a filter. The focus stays on it while its list replaces the one before. */
export function FilterLink({ href, isCurrent, children }: { href: string; isCurrent: boolean; children: ReactNode }) {
  const link = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (!isCurrent || href !== followedHref) return;
    followedHref = null;
    link.current?.focus({ preventScroll: true });
  }, [href, isCurrent]);

  return (
    <PageLink
      ref={link}
      href={href}
      scroll={false}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => {
        followedHref = href;
      }}
    >
      {children}
    </PageLink>
  );
}
