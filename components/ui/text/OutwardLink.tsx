import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import styles from '@/components/ui/text/OutwardLink.module.scss';

type Props = { href: string; className?: string; children: ReactNode };

/** A link that leaves the site, and says so: with an arrow for those who see, in words for those who listen. */
export async function OutwardLink({ href, className, children }: Props) {
  const t = await getTranslations('Site');
  return (
    <a className={className} href={href} rel="noopener">
      {children}
      <span className={styles.mark} aria-hidden="true">
        {' ↗'}
      </span>
      <span className={styles.note}> ({t('opensOutside')})</span>
    </a>
  );
}
