import styles from '@/components/ui/text/Contents.module.scss';

/** The table of contents of an information page. */
export function Contents({ label, entries }: { label: string; entries: readonly { id: string; title: string }[] }) {
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
