import { getTranslations } from 'next-intl/server';
import styles from '@/components/ui/text/Contents.module.scss';

/** The table of contents of an information page. */
export async function Contents({ entries }: { entries: readonly { id: string; title: string }[] }) {
  const t = await getTranslations('Site');
  return (
    <nav className={styles.contents} aria-label={t('contents')}>
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
