import styles from '@/components/ui/text/Contents.module.scss';

type Props = { label: string; entries: readonly { id: string; title: string }[] };

/** The table of contents of an information page. */
export function Contents({ label, entries }: Props) {
  return (
    <nav className={styles.contents} aria-label={label}>
      <ul>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
