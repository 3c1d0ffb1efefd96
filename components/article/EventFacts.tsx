import { getTranslations } from 'next-intl/server';
import styles from '@/components/article/EventFacts.module.scss';
import { ContentText } from '@/components/ui/text/ContentText';
import type { EventFacts as Facts } from '@/lib/articles/article';
import { withHours } from '@/lib/i18n/dates';
import { MESSAGES } from '@/lib/i18n/messages';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { weekdayOf } from '@/lib/openingHours';

/**
 * When and where an event takes place, whether the date is certain, whether it is over, and a link to add it to a
 * calendar.
 */
export async function EventFacts({ event }: { event: Facts | null }) {
  const t = await getTranslations('ArticlePage');
  const { EventsPage, TripPage } = MESSAGES[await pageLanguage()];
  const { from, to } = event ? withHours(event) : { from: EventsPage.undated, to: null };
  const weekday = event && !to ? `${TripPage.myTrip.weekdays[weekdayOf(event.from)]}, ` : '';
  const when = to ? t('fromTo', { from, to }) : `${weekday}${from}`;
  return (
    <div className={styles.facts}>
      <dl>
        <div>
          <dt>{t('when')}</dt>
          <dd>{event ? <time dateTime={event.startTime ? event.startIso : event.from}>{when}</time> : when}</dd>
          {event?.isOver && <dd>{t('card.ended')}</dd>}
          {event && !event.isOver && !event.isConfirmed && <dd>{t('card.usualTime')}</dd>}
        </div>
        {event?.place && (
          <div>
            <dt>{t('where')}</dt>
            <dd>
              <ContentText text={event.place} />
            </dd>
          </div>
        )}
      </dl>
      {event && !event.isOver && (
        <a className={styles.calendar} href={event.calendar} type="text/calendar">
          {t('addToCalendar')}
        </a>
      )}
    </div>
  );
}
