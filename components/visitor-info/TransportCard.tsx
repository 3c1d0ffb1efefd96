import { getTranslations } from 'next-intl/server';
import { ExternalAction } from '@/components/ui/text/ExternalAction';
import styles from '@/components/visitor-info/TransportCard.module.scss';
import { site } from '@/lib/site';

/** Link to the operator’s site, which has the current lines and timetables. */
export async function TransportCard() {
  const t = await getTranslations('VisitorsInfoPage.publicTransport');
  return (
    <div className={styles.card}>
      <p>{t('text')}</p>
      <ExternalAction href={site.publicTransport} label={t('link')} note={t('linkNote')} look="button" />
    </div>
  );
}
