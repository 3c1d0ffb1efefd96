import { getTranslations } from 'next-intl/server';
import styles from '@/components/article/OpeningHoursList.module.scss';
import { OpenNow } from '@/components/article/OpenNow.client';
import type { PlaceHours } from '@/lib/articles/place';

/** The opening hours line by line, and in the browser whether it is open now. */
export async function OpeningHoursList({ openingHours: { hours, lines } }: { openingHours: PlaceHours }) {
  const t = await getTranslations('OpeningHoursList');
  if ('always' in hours) return <>{t('always')}</>;
  return (
    <span className={styles.times}>
      <OpenNow hours={hours} messages={{ open: t('openNow'), closed: t('closedNow') }} />
      {lines.map(({ when, times }) => (
        <span key={when}>
          {when} <span className={styles.time}>{times || t('closed')}</span>
        </span>
      ))}
    </span>
  );
}
