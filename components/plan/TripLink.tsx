import { getTranslations } from 'next-intl/server';
import styles from '@/components/plan/TripLink.module.scss';
import { PageLink } from '@/components/ui/page/PageLink.client';
import type { Language } from '@/lib/i18n/language';
import { tripHref } from '@/lib/routing/browserHref';
import type { PlanParts } from '@/lib/trip/planRows';
import { serializeTrip } from '@/lib/trip/trip';

/** The trip with the places of these days. */
export const planTripHref = (
  language: Language,
  days: readonly Pick<PlanParts, 'request' | 'plan' | 'places'>[],
): string => {
  const items = days.flatMap(({ request, plan, places }) =>
    plan.stops.flatMap(({ place }) => {
      const named = places.find(({ id }) => id === place?.id);
      return named ? { id: named.articleId, day: request.day } : [];
    }),
  );
  return tripHref(language, serializeTrip(items));
};

/** Actions of a plan: it opens as a trip, which can be saved, and its hours go into a calendar. */
export async function TripLink({ href, calendar }: { href: string; calendar?: string }) {
  const t = await getTranslations('PlanPage');
  return (
    <div className={styles.open}>
      <PageLink className={styles.action} href={href}>
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
