import styles from '@/components/ui/text/ExternalAction.module.scss';
import { ExternalLink } from '@/components/ui/text/ExternalLink';

type Props = {
  href: string;
  label: string;
  /** Name of the external site, shown beside the link. */
  note: string;
  look: 'button' | 'link';
};

/** A call to action that leads to an external site and names it. */
export function ExternalAction({ href, label, note, look }: Props) {
  return (
    <p className={styles.action}>
      <ExternalLink className={look === 'button' ? styles.button : styles.link} href={href}>
        {label}
      </ExternalLink>
      <span className={styles.note}>{note}</span>
    </p>
  );
}
