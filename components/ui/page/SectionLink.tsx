import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page/PageLink.client';

/** A link to a page or, by a fragment, to a section of one. */
export function SectionLink(props: { href: string; lang?: string; children: ReactNode }) {
  // The browser opens the closed section around a fragment's target, and marks the target; the router does neither.
  const Link = props.href.includes('#') ? 'a' : PageLink;
  return <Link {...props} />;
}
