import { getTranslations } from 'next-intl/server';
import styles from '@/components/visitor-info/Airports.module.scss';
import { AIRPORTS } from '@/lib/visitor-info/transport';

/** The three airports with information on each. */
export async function Airports() {
  const t = await getTranslations('VisitorsInfoPage');
  return (
    <>
      <p>{t('airports.intro', { count: AIRPORTS.length })}</p>
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
