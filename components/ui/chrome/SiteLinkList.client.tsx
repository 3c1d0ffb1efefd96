'use client';

import { usePathname, useSelectedLayoutSegment } from 'next/navigation';
import { useHydrated } from '@/components/ui/browser/useInBrowser';
import { currentLink } from '@/components/ui/chrome/currentLink';
import type { NavigationEntry } from '@/components/ui/chrome/navigation';
import { PageLink } from '@/components/ui/page/PageLink.client';

/** The links to the parts of the site; the one to the current page or section is marked. */
export function SiteLinkList({ links }: { links: { entry: NavigationEntry; href: string; name: string }[] }) {
  const folder = useSelectedLayoutSegment();
  const pathname = usePathname();
  // The server renders the internal route, whose path is not the public one.
  const isHydrated = useHydrated();
  const current = currentLink(links, folder, isHydrated ? pathname : null);
  return (
    <ul>
      {links.map(({ entry, href, name }) => (
        <li key={entry}>
          <PageLink href={href} aria-current={entry === current?.entry ? current.kind : undefined}>
            {name}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
