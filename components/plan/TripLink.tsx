import { getTranslations } from 'next-intl/server';
import styles from '@/components/plan/TripLink.module.scss';
import { PageLink } from '@/components/ui/page/PageLink.client';
import type { Language } from '@/lib/i18n/language';
import { tripHref } from '@/lib/routing/browserHref';
import type { Plan } from '@/lib/trip/plan';
import type { NamedPlace } from '@/lib/trip/planPlaces';
import { serializeTrip } from '@/lib/trip/trip';
import type { Wish } from '@/lib/trip/wish';

type Day = { wish: Wish; plan: Plan; places: readonly NamedPlace[] };

/** The trip with the places of these days. */
export const planTripHref = (language: Language, days: readonly Day[]): string => {
  const items = days.flatMap(({ wish, plan, places }) =>
    plan.stops.flatMap(({ place }) => {
      const named = places.find(({ id }) => id === place?.id);
      return named ? { id: named.articleId, day: wish.day } : [];
    }),
  );
  return tripHref(language, serializeTrip(items));
};

/** The action that opens a plan as a trip, which can be saved. */
export async function TripLink({ href }: { href: string }) {
  const t = await getTranslations('PlanPage');
  return (
    <div className={styles.open}>
      <PageLink className={styles.action} href={href}>
        {t('trip')}
      </PageLink>
      <span>{t('tripNote')}</span>
    </div>
  );
}
