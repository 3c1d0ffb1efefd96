import styles from '@/components/ui/text/OutwardAction.module.scss';
import { OutwardLink } from '@/components/ui/text/OutwardLink';

type Props = {
  href: string;
  label: string;
  /** What the link opens, said beside it. */
  note: string;
  look: 'button' | 'link';
};

/** A step that leads to another site, and says so before it is taken. */
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
