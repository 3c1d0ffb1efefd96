import type { ReactNode } from 'react';
import styles from '@/components/plan/PlanStops.module.scss';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { formatDate } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import { type PlanRequest, toClockTime } from '@/lib/plan/planRequest';
import { type PlanParts, toPlanRows } from '@/lib/plan/planRows';
import { ROUNDS } from '@/lib/plan/rounds';

/** The assumptions behind the times of plans. */
export const PlanNote = ({
  requests,
  messages,
}: {
  requests: readonly PlanRequest[];
  messages: PlanParts['messages'];
}) => (
  <p className={styles.note}>
    {requests.some(({ children, steps }) => children || steps) ? messages.slowNote : messages.note}
  </p>
);

/** The totals of a plan, and its stops with their times, from the Sea Gate and back. */
export function PlanStops(props: PlanParts) {
  const { messages, request, plan } = props;
  const { stops, back } = plan;
  const toStop = ROUNDS[request.round].journey?.walk ?? 0;
  const onFoot = stops.reduce((sum, { walk }) => sum + walk, back.walk + 2 * toStop);
  const count = stops.filter(({ place }) => place).length;
  return (
    <>
      <p className={styles.sum}>{fill(messages.sum, { date: formatDate(request.day), places: count, onFoot })}</p>
      <ol className={styles.stops}>
        {toPlanRows(props).map(({ id, start, title, href, facts }) => (
          <li key={id}>
            {/* Without an element around the name and the facts: reader views remove one that is mostly a link. */}
            <time>{toClockTime(start)}</time>
            <h3>{href ? <PageLink href={href}>{title}</PageLink> : title}</h3>
            {facts.length > 0 && <p>{facts.join('\u00a0· ')}</p>}
          </li>
        ))}
      </ol>
    </>
  );
}

/** A plan under its title. Rendered on the server, and without a connection in the browser. */
export const PlanSection = ({ children, ...plan }: PlanParts & { children: ReactNode }) => (
  <section aria-labelledby="plan">
    <h2 id="plan">
      {fill(plan.messages.planTitle, { from: toClockTime(plan.request.from), to: toClockTime(plan.request.to) })}
    </h2>
    <PlanStops {...plan} />
    <PlanNote requests={[plan.request]} messages={plan.messages} />
    {children}
  </section>
);
