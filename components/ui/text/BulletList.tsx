import styles from '@/components/ui/text/BulletList.module.scss';

/** A bulleted list. */
export function BulletList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
