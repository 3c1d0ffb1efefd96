import { getTranslations } from 'next-intl/server';
import styles from '@/components/plan/PlanAnswer.module.scss';
import { PlanStops } from '@/components/plan/PlanStops';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { PrintedAddress } from '@/components/visitor-info/PrintedAddress';
import { formatDate } from '@/lib/i18n/dates';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { mapHref } from '@/lib/routing/href';
import { tripHref } from '@/lib/routing/tripHref';
import { planRound } from '@/lib/trip/plan';
import { getPlanPlaces } from '@/lib/trip/planPlaces';
import { serializeTrip } from '@/lib/trip/trip';
import { toClock, type Wish } from '@/lib/trip/wish';

type Props = { wish: Wish };

/** The plan for a wish, with a link that opens it as a trip; a sentence where there is none. */
export async function PlanAnswer({ wish }: Props) {
  const language = await pageLanguage();
  const t = await getTranslations('PlanPage');
  const places = await getPlanPlaces(language);
  const plan = planRound(places, wish);
  if (!plan) {
    return (
      <p className={styles.none} role="status">
        {places.length > 0 ? t('none') : t('unavailable')} <PageLink href={mapHref(language)}>{t('map')}</PageLink>
      </p>
    );
  }
  const { stops, back } = plan;
  const isIn = new Set(stops.map(({ place }) => place?.id));
  const trip = stops.flatMap(({ place }) => places.find(({ id }) => id === place?.id) ?? []);
  const items = serializeTrip(trip.map(({ articleId }) => ({ id: articleId, day: wish.day })));
  const onFoot = stops.reduce((sum, { walk }) => sum + walk, back.walk);
  return (
    <section aria-labelledby="plan">
      <h2 id="plan">{t('planTitle', { from: toClock(wish.from), to: toClock(wish.to) })}</h2>
      <p className={styles.sum}>
        {t('sum', { date: formatDate(wish.day), places: isIn.has(undefined) ? isIn.size - 1 : isIn.size, onFoot })}
      </p>
      <PlanStops wish={wish} plan={plan} places={places} />
      <p className={styles.note}>{t(wish.children || wish.steps ? 'slowNote' : 'note')}</p>
      <p className={styles.open}>
        <PageLink className={styles.action} href={tripHref(language, items)}>
          {t('trip')}
        </PageLink>
        <span>{t('tripNote')}</span>
      </p>
      <PrintedAddress href={tripHref(language, items)} />
    </section>
  );
}
