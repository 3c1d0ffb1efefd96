import type { CSSProperties } from 'react';
import styles from '@/components/cards/Badge.module.scss';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { ContentText } from '@/components/ui/text/ContentText';
import type { Badge as BadgeData } from '@/lib/articles/card';

/** The name of a category on its hashed colour; a link where it has an address of its own. */
export function Badge({ badge: { name, colour, href } }: { badge: BadgeData & { href?: string } }) {
  const look = { className: styles.badge, style: { '--badge-colour': colour } as CSSProperties };
  const text = <ContentText text={name} />;
  return href ? (
    <PageLink {...look} href={href}>
      {text}
    </PageLink>
  ) : (
    <span {...look}>{text}</span>
  );
}
