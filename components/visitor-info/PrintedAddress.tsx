import styles from '@/components/visitor-info/PrintedAddress.module.scss';
import { env } from '@/lib/server/env';

type Props = { href: string };

/** The public address of the page, on paper only, where no address bar shows it. */
export function PrintedAddress({ href }: Props) {
  return (
    <p className={styles.address} aria-hidden="true">
      {env().siteUrl}
      {href}
    </p>
  );
}
