import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import styles from '@/components/ui/text/ExternalLink.module.scss';

type Props = { href: string; className?: string; rel?: string; children: ReactNode };

/** A link to an external site, marked by an arrow and by a text for screen readers. */
export async function ExternalLink({ href, className, rel = 'noopener', children }: Props) {
  const t = await getTranslations('Site');
  return (
    <a className={className} href={href} rel={rel}>
      {children}
      <span className={styles.mark} aria-hidden="true">
        {' ↗'}
      </span>
      <span className="visually-hidden"> ({t('opensOutside')})</span>
    </a>
  );
}
