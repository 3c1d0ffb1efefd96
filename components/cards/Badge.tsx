import type { CSSProperties } from 'react';
import styles from '@/components/cards/Badge.module.scss';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { ContentText } from '@/components/ui/text/ContentText';
import type { Badge as BadgeData } from '@/lib/articles/card';

/** The name of a category on its hashed colour; a link where it has an address of its own. */
export function Badge({ badge }: { badge: BadgeData & { href?: string } }) {
  const look = { '--badge-colour': badge.colour } as CSSProperties;
  const name = <ContentText of={badge.name} />;
  if (!badge.href) {
    return (
      <span className={styles.badge} style={look}>
        {name}
      </span>
    );
  }
  return (
    <PageLink className={styles.badge} style={look} href={badge.href}>
      {name}
    </PageLink>
  );
}
