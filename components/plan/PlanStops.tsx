import styles from '@/components/plan/PlanStops.module.scss';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { type PlanParts, toPlanRows } from '@/lib/trip/planRows';
import { toClock } from '@/lib/trip/wish';

/** The stops of a plan with their times, from the Sea Gate and back. */
export const PlanStops = (parts: PlanParts) => (
  <ol className={styles.stops}>
    {toPlanRows(parts).map(({ id, start, title, href, facts }) => (
      <li key={id}>
        <time>{toClock(start)}</time>
        <div>
          <h3>{href ? <PageLink href={href}>{title}</PageLink> : title}</h3>
          {facts.length > 0 && <p>{facts.join(' · ')}</p>}
        </div>
      </li>
    ))}
  </ol>
);
