'use client';

import { useEffect } from 'react';
import { NoPlan } from '@/components/plan/NoPlan';
import styles from '@/components/plan/NoPlan.module.scss';
import { PlanSection } from '@/components/plan/PlanStops';
import { clock } from '@/lib/i18n/clock';
import { townDateTime } from '@/lib/i18n/dates';
import type { Language } from '@/lib/i18n/language';
import type { Messages } from '@/lib/i18n/messages';
import { createPlan } from '@/lib/plan/plan';
import type { NamedPlace } from '@/lib/plan/planPlaces';
import { parsePlanRequest } from '@/lib/plan/planRequest';
import type { RoundName } from '@/lib/routing/planFields';

export type OfflinePlanProps = {
  language: Language;
  places: Record<RoundName, readonly NamedPlace[]>;
  messages: Messages['PlanPage']['result'];
};

/** Shows in the form what the URL says, as the server does: as defaults, which a reset restores. */
function fillForm(): void {
  const query = new URLSearchParams(location.search);
  const form = document.querySelector<HTMLFormElement>('main form');
  for (const field of form?.querySelectorAll<HTMLInputElement>('input[name]') ?? []) {
    const value = query.get(field.name);
    if (value === null) continue;
    if (field.type === 'checkbox' || field.type === 'radio') field.defaultChecked = field.value === value;
    else field.defaultValue = value;
  }
  form?.reset();
}

/** The plan for the inputs in the URL, made with the places of the saved page. */
export function OfflinePlan({ language, places, messages }: OfflinePlanProps) {
  useEffect(fillForm, []);
  const inputs = Object.fromEntries(new URLSearchParams(location.search));
  const { request, error } = parsePlanRequest(inputs, townDateTime(clock.now()));
  if (error) {
    return (
      <p className={styles.none} role="status">
        {messages.errors[error]}
      </p>
    );
  }
  const plan = createPlan(places[request.round], request);
  if (!plan) return <NoPlan language={language} request={request} places={places} messages={messages} />;
  return (
    <PlanSection language={language} request={request} plan={plan} messages={messages}>
      <p className={styles.offline}>{messages.offline}</p>
    </PlanSection>
  );
}
