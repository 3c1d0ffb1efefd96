'use client';

import Link, { useLinkStatus } from 'next/link';
import { type ComponentProps, type MouseEvent, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { isPlainClick } from '@/components/ui/browser/isPlainClick';
import { rememberFollowedLink, restoreFocus } from '@/components/ui/browser/linkFocus';
import { savesData } from '@/lib/server/document/savesData.browser';

type Props = Omit<
  ComponentProps<typeof Link>,
  'href' | 'ref' | 'onClick' | 'prefetch' | 'onMouseEnter' | 'onTouchStart' | 'onFocus'
> & { href: string };

/** The router would also prefetch the page without its query, which the server would have to find by its slug. */
const hasId = (href: string): boolean => href.includes('?id=');

/** Treats a URL with the language as the same page as one that leaves it to the cookie. */
const withoutLanguage = (search: string): string => search.replace(/^\?lang=\w+$/, '');

const isOnItsPage = ({ pathname, search }: HTMLAnchorElement): boolean =>
  pathname === location.pathname && withoutLanguage(search) === withoutLanguage(location.search);

/** A broken connection may never report an error. At 50 kbit/s and 2 s of latency a page takes 12 s (milliseconds). */
const MAX_PENDING_MS = 15_000;

/**
 * Inside a link: a progress line at the top while its page loads, as the browser shows for a document
 * (docs/requirements.md, Chrome). A page that takes too long is loaded as a document, of which the device may have a
 * saved copy.
 */
function LinkProgress({ href }: { href: string }) {
  const { pending } = useLinkStatus();
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => location.assign(href), MAX_PENDING_MS);
    const cancel = (): void => clearTimeout(timer);
    // A form or a link to another document used meanwhile takes precedence.
    addEventListener('beforeunload', cancel);
    return () => {
      cancel();
      removeEventListener('beforeunload', cancel);
    };
  }, [pending, href]);
  return pending && createPortal(<div className="link-progress" />, document.body);
}

/**
 * A link to another page of the site, prefetched only on hover, focus or touch, since a list has dozens of links, and not
 * at all if it has an id. The focus moves to the content of the next page and returns to the link on the way back;
 * without `scroll`, it stays on the same link.
 */
export function PageLink({ children, ...props }: Props) {
  const [isLikely, setLikely] = useState(false);
  const prefetch = (): void => setLikely(!savesData() && !hasId(props.href));
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!isPlainClick(event)) return;
    const link = event.currentTarget;
    rememberFollowedLink(link, props.scroll === false);
    if (props.scroll === false || !isOnItsPage(link)) return;
    // The router scrolls only where it renders another page, and adds a fragment to a URL that has it.
    if (link.hash) {
      event.preventDefault();
      location.assign(link.hash);
      // Firefox drops the state of the entry where the URL has the fragment already, and the router then ignores it.
      history.replaceState(null, '', location.href);
    } else scrollTo(0, 0);
  };

  return (
    <Link
      {...props}
      ref={restoreFocus}
      onClick={follow}
      prefetch={isLikely}
      onMouseEnter={prefetch}
      onTouchStart={prefetch}
      onFocus={prefetch}
    >
      {children}
      <LinkProgress href={props.href} />
    </Link>
  );
}
