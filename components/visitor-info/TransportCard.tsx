import { getTranslations } from 'next-intl/server';
import { OutwardAction } from '@/components/ui/text/OutwardAction';
import styles from '@/components/visitor-info/TransportCard.module.scss';
import { site } from '@/lib/site';

/** Link to the operator’s site, which has the current lines and timetables. */
export async function TransportCard() {
  const t = await getTranslations('VisitorsInfoPage.publicTransport');
  return (
    <div className={styles.card}>
      <p>{t('text')}</p>
      <OutwardAction href={site.publicTransport} label={t('link')} note={t('linkNote')} look="button" />
    </div>
  );
}
