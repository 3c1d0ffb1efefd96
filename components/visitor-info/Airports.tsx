import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import styles from '@/components/visitor-info/Airports.module.scss';
import { AIRPORTS } from '@/lib/visitor-info/transport';
import type { VisitorChapter } from '@/lib/visitor-info/visitorChapters';

const linkTo = (chapter: VisitorChapter) => (chunks: ReactNode) => <a href={`#${chapter}`}>{chunks}</a>;

/** The three airports with information on each, and the chapters that say how to go on. */
export async function Airports() {
  const t = await getTranslations('VisitorsInfoPage');
  return (
    <>
      <p>
        {t.rich('airports.intro', {
          count: AIRPORTS.length,
          taxis: linkTo('taxis'),
          city: linkTo('city'),
          intercity: linkTo('intercity'),
          distances: linkTo('distances'),
        })}
      </p>
      <ul className={styles.airports}>
        {AIRPORTS.map(({ key, code }) => (
          <li key={key}>
            <h3>{t('airports.name', { name: t(`distances.places.${key}`), code })}</h3>
            <p>{t(`airports.items.${key}`)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
