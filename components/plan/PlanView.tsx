import { OfflinePlanLoader } from '@/components/plan/OfflinePlanLoader.client';
import { PlanForm } from '@/components/plan/PlanForm';
import { PlanResult } from '@/components/plan/PlanResult';
import styles from '@/components/plan/PlanView.module.scss';
import { ReadyPlans } from '@/components/plan/ReadyPlans';
import { SitePageJsonLd } from '@/components/seo/PageJsonLd';
import { PageHero } from '@/components/ui/page/PageHero';
import { clock } from '@/lib/i18n/clock';
import { townDateTime } from '@/lib/i18n/dates';
import { MESSAGES } from '@/lib/i18n/messages';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { getPlanPlaces } from '@/lib/plan/planPlaces';
import { parsePlanRequest } from '@/lib/plan/planRequest';
import type { PlanInputs } from '@/lib/routing/planFields';

type Props = {
  /** The submitted inputs; null before the form is used. */
  inputs: PlanInputs | null;
};

/** The planner: a form, and the plan or the ready plans beside it. */
export async function PlanView({ inputs }: Props) {
  const language = await pageLanguage();
  const messages = MESSAGES[language].PlanPage.result;
  const places = { town: await getPlanPlaces(language, 'town'), perast: await getPlanPlaces(language, 'perast') };
  const parsed = inputs && parsePlanRequest(inputs, townDateTime(clock.now()));
  const error = parsed?.error ?? null;
  return (
    <>
      <PageHero kind="plan" />
      <div className={styles.planner}>
        {!inputs && <OfflinePlanLoader language={language} places={places} messages={messages} />}
        {parsed?.request && <PlanResult request={parsed.request} places={places} />}
        {error && (
          <p className={styles.wrong} role="status" id="plan-error">
            {messages.errors[error]}
          </p>
        )}
        <PlanForm inputs={inputs ?? {}} error={error} />
        {!parsed && <ReadyPlans />}
      </div>
      {!inputs && <SitePageJsonLd kind="plan" />}
    </>
  );
}
