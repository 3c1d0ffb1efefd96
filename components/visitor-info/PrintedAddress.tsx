import styles from '@/components/visitor-info/PrintedAddress.module.scss';
import { env } from '@/lib/server/env';

type Props = { href: string };

/** The URL of the page, shown only in print. */
export function PrintedAddress({ href }: Props) {
  return (
    <p className={styles.address} aria-hidden="true">
      {env().siteUrl}
      {href}
    </p>
  );
}
