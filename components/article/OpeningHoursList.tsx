import { getTranslations } from 'next-intl/server';
import styles from '@/components/article/OpeningHoursList.module.scss';
import { OpenNow } from '@/components/article/OpenNow.client';
import type { PlaceHours } from '@/lib/articles/place';
import { LANGUAGE_TAG, type Language } from '@/lib/i18n/language';

type Props = {
  openingHours: PlaceHours;
  /** If it is not that of the page. */
  language?: Language;
};

/** The opening hours line by line, and in the browser whether it is open now. */
export async function OpeningHoursList({ openingHours: { hours, lines }, language }: Props) {
  const t = await (language
    ? getTranslations({ locale: LANGUAGE_TAG[language], namespace: 'OpeningHoursList' })
    : getTranslations('OpeningHoursList'));
  if ('always' in hours) return <>{t('always')}</>;
  return (
    <span className={styles.times}>
      <OpenNow hours={hours} words={{ open: t('openNow'), closed: t('closedNow') }} />
      {lines.map(({ when, times }) => (
        <span key={when}>
          {when} <span className={styles.time}>{times || t('closed')}</span>
        </span>
      ))}
    </span>
  );
}
