import styles from '@/components/ui/text/PrintedAddress.module.scss';
import { env } from '@/lib/server/env';

/** The URL of the page, shown only in print. */
export function PrintedAddress({ href }: { href: string }) {
  return (
    <p className={styles.address} aria-hidden="true">
      {env().siteUrl}
      {href}
    </p>
  );
}
