import { getTranslations } from 'next-intl/server';
import styles from '@/components/lists/CalendarSubscription.module.scss';
import { env } from '@/lib/server/env';

type Props = {
  /** Path of the calendar on this site. */
  href: string;
};

/** Links to subscribe to the events: `webcal:` for calendar apps, the file for everything else. */
export async function CalendarSubscription({ href }: Props) {
  const t = await getTranslations('CalendarSubscription');
  const address = `${env().siteUrl}${href}`.replace(/^https?:/, 'webcal:');
  return (
    <section className={styles.subscription} aria-labelledby="calendar-subscription">
      <h2 id="calendar-subscription">{t('title')}</h2>
      <p>{t('text')}</p>
      <p className={styles.ways}>
        <a className={styles.subscribe} href={address}>
          {t('subscribe')}
        </a>
        <a href={href} type="text/calendar">
          {t('file')}
        </a>
      </p>
    </section>
  );
}
