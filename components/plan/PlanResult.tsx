import { getTranslations } from 'next-intl/server';
import { NoPlan } from '@/components/plan/NoPlan';
import { PlanSection } from '@/components/plan/PlanStops';
import { TripLink } from '@/components/plan/TripLink';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { PrintedAddress } from '@/components/ui/text/PrintedAddress';
import { MESSAGES } from '@/lib/i18n/messages';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { createPlan } from '@/lib/plan/plan';
import { canPlan, type NamedPlace } from '@/lib/plan/planPlaces';
import { type PlanRequest, toInputs } from '@/lib/plan/planRequest';
import { planHref } from '@/lib/routing/browserHref';
import { mapHref, planCalendarHref } from '@/lib/routing/href';
import type { RoundName } from '@/lib/routing/planFields';

type Props = { request: PlanRequest; places: Record<RoundName, readonly NamedPlace[]> };

/** The plan for a request, with a link that opens it as a trip; a sentence where there is none. */
export async function PlanResult({ request, places }: Props) {
  const language = await pageLanguage();
  const t = await getTranslations('PlanPage');
  const messages = MESSAGES[language].PlanPage.result;
  const plan = createPlan(places[request.round], request);
  const map = <PageLink href={mapHref(language)}>{t('map')}</PageLink>;
  if (!(await canPlan())) {
    return (
      <p role="status">
        {t('unavailable')} {map}
      </p>
    );
  }
  if (!plan) {
    return (
      <NoPlan language={language} request={request} places={places} messages={messages}>
        {map}
      </NoPlan>
    );
  }
  const inputs = toInputs(request);
  return (
    <PlanSection language={language} request={request} plan={plan} messages={messages}>
      <TripLink days={[{ request, plan }]} calendar={planCalendarHref(language, inputs)} />
      <PrintedAddress href={planHref(language, inputs)} />
    </PlanSection>
  );
}
