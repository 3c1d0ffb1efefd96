import { getTranslations } from 'next-intl/server';
import styles from '@/components/plan/TripLink.module.scss';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import type { PlanParts } from '@/lib/plan/planRows';
import { tripHref } from '@/lib/routing/browserHref';
import { serializeTrip } from '@/lib/trip/trip';

type Props = {
  /** The days that the trip has the places of. */
  days: readonly Pick<PlanParts, 'request' | 'plan'>[];
  calendar?: string;
};

/** Actions of a plan: it opens as a trip, which can be saved, and its hours go into a calendar. */
export async function TripLink({ days, calendar }: Props) {
  const t = await getTranslations('PlanPage');
  const items = days.flatMap(({ request, plan }) =>
    plan.stops.flatMap(({ place }) => (place ? { id: place.articleId, day: request.day } : [])),
  );
  return (
    <div className={styles.open}>
      <PageLink className={styles.action} href={tripHref(await pageLanguage(), serializeTrip(items))}>
        {t('trip')}
      </PageLink>
      {calendar && (
        <a className={styles.second} href={calendar} type="text/calendar">
          {t('calendar')}
        </a>
      )}
      <span>{t('tripNote')}</span>
    </div>
  );
}
