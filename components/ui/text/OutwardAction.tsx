import styles from '@/components/ui/text/OutwardAction.module.scss';
import { OutwardLink } from '@/components/ui/text/OutwardLink';

type Props = {
  href: string;
  label: string;
  /** Name of the external site, shown beside the link. */
  note: string;
  look: 'button' | 'link';
};

/** A call to action that leads to an external site and names it. */
export function OutwardAction({ href, label, note, look }: Props) {
  return (
    <p className={styles.action}>
      <OutwardLink className={look === 'button' ? styles.button : styles.link} href={href}>
        {label}
      </OutwardLink>
      <span className={styles.note}>{note}</span>
    </p>
  );
}
