import { getTranslations } from 'next-intl/server';
import { NoPlan } from '@/components/plan/NoPlan';
import { PlanNote, PlanStops } from '@/components/plan/PlanStops';
import { TripLink } from '@/components/plan/TripLink';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { PrintedAddress } from '@/components/ui/text/PrintedAddress';
import { fill } from '@/lib/i18n/fill';
import { MESSAGES } from '@/lib/i18n/messages';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { createPlan } from '@/lib/plan/plan';
import { canPlan, getPlanPlaces } from '@/lib/plan/planPlaces';
import { type PlanRequest, toClockTime, toInputs } from '@/lib/plan/planRequest';
import { planHref } from '@/lib/routing/browserHref';
import { mapHref, planCalendarHref } from '@/lib/routing/href';

/** The plan for a request, with a link that opens it as a trip; a sentence where there is none. */
export async function PlanResult({ request }: { request: PlanRequest }) {
  const language = await pageLanguage();
  const t = await getTranslations('PlanPage');
  const messages = MESSAGES[language].PlanPage.result;
  const rounds = { town: await getPlanPlaces(language, 'town'), perast: await getPlanPlaces(language, 'perast') };
  const plan = createPlan(rounds[request.round], request);
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
      <NoPlan language={language} request={request} places={rounds} messages={messages}>
        {map}
      </NoPlan>
    );
  }
  const inputs = toInputs(request);
  return (
    <section aria-labelledby="plan">
      <h2 id="plan">{fill(messages.planTitle, { from: toClockTime(request.from), to: toClockTime(request.to) })}</h2>
      <PlanStops language={language} request={request} plan={plan} messages={messages} />
      <PlanNote requests={[request]} messages={messages} />
      <TripLink days={[{ request, plan }]} calendar={planCalendarHref(language, inputs)} />
      <PrintedAddress href={planHref(language, inputs)} />
    </section>
  );
}
