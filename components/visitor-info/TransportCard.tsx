import { getTranslations } from 'next-intl/server';
import { OutwardAction } from '@/components/ui/text/OutwardAction';
import styles from '@/components/visitor-info/TransportCard.module.scss';
import { site } from '@/lib/site';

/** Where the lines and times that count today are found: on the operator’s own site. */
export async function TransportCard() {
  const t = await getTranslations('VisitorsInfoPage.publicTransport');
  return (
    <div className={styles.card}>
      <p>{t('text')}</p>
      <OutwardAction href={site.publicTransport} label={t('link')} note={t('linkNote')} look="button" />
    </div>
  );
}
