import { getTranslations } from 'next-intl/server';
import styles from '@/components/plan/PlanAnswer.module.scss';
import { PlanNote, PlanRound } from '@/components/plan/PlanRound';
import { planWords } from '@/components/plan/planWords';
import { planTripHref, TripLink } from '@/components/plan/TripLink';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { PrintedAddress } from '@/components/ui/text/PrintedAddress';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { mapHref, planCalendarHref } from '@/lib/routing/href';
import { planRound } from '@/lib/trip/plan';
import { getPlanPlaces } from '@/lib/trip/planPlaces';
import { toClock, toInputs, type Wish } from '@/lib/trip/wish';

/** The plan for a wish, with a link that opens it as a trip; a sentence where there is none. */
export async function PlanAnswer({ wish }: { wish: Wish }) {
  const language = await pageLanguage();
  const t = await getTranslations('PlanPage');
  const places = await getPlanPlaces(language, wish.round);
  const plan = planRound(places, wish);
  if (!plan) {
    return (
      <p className={styles.none} role="status">
        {places.length > 0 ? t('none') : t('unavailable')} <PageLink href={mapHref(language)}>{t('map')}</PageLink>
      </p>
    );
  }
  const words = planWords(language);
  const trip = planTripHref(language, [{ wish, plan, places }]);
  return (
    <section aria-labelledby="plan">
      <h2 id="plan">{t('planTitle', { from: toClock(wish.from), to: toClock(wish.to) })}</h2>
      <PlanRound language={language} wish={wish} plan={plan} places={places} words={words} />
      <PlanNote wishes={[wish]} words={words} />
      <TripLink href={trip} calendar={planCalendarHref(language, toInputs(wish))} />
      <PrintedAddress href={trip} />
    </section>
  );
}
