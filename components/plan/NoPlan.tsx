import type { ReactNode } from 'react';
import styles from '@/components/plan/NoPlan.module.scss';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { clock } from '@/lib/i18n/clock';
import { formatDate, townDateTime } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/language';
import type { Messages } from '@/lib/i18n/messages';
import type { PlanPlace } from '@/lib/plan/plan';
import { type PlanRequest, toClockTime, toInputs } from '@/lib/plan/planRequest';
import { suggestChanges } from '@/lib/plan/suggestChanges';
import { planHref } from '@/lib/routing/browserHref';
import { PLAN_CHOICES, type RoundName } from '@/lib/routing/planFields';

type Props = {
  language: Language;
  request: PlanRequest;
  places: Record<RoundName, readonly PlanPlace[]>;
  messages: Messages['PlanPage']['result'];
  children?: ReactNode;
};

const timesOf = ({ day, from, to }: PlanRequest) => ({
  date: formatDate(day),
  from: toClockTime(from),
  to: toClockTime(to),
});

/** The message that a request has no plan, with links to the plans for slightly different requests. */
export function NoPlan({ language, request, places, messages, children }: Props) {
  const suggestions = suggestChanges(places, request, townDateTime(clock.now()));
  return (
    <div className={styles.none}>
      <p role="status">
        {messages.none} {PLAN_CHOICES.some((choice) => request[choice]) && messages.unknown}
      </p>
      {suggestions.length > 0 && (
        <>
          <p>{messages.possible}</p>
          <ul>
            {suggestions.map(({ changes, request: changed }) => (
              <li key={changes.join()}>
                <PageLink href={planHref(language, toInputs(changed))}>
                  {changes.map((name) => fill(messages.changes[name], timesOf(changed))).join(', ')}
                </PageLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {children}
    </div>
  );
}
