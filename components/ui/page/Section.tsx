import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page/PageLink.client';
import styles from '@/components/ui/page/Section.module.scss';

type Props = {
  title: string;
  /** Id of the heading; unique on the page. */
  id: string;
  more?: { href: string; label: string };
  tone?: 'page' | 'stone';
  children: ReactNode;
};

/** A section of a page: heading, an optional ‘see all’ link, and content. */
export function Section({ title, id, more, tone = 'page', children }: Props) {
  return (
    <section className={styles.section} data-tone={tone} aria-labelledby={id}>
      <div className={styles.inner}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          {more && (
            <PageLink href={more.href} aria-describedby={id}>
              {more.label}
            </PageLink>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
