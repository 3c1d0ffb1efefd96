import styles from '@/components/plan/PlanRound.module.scss';
import { PlanStops } from '@/components/plan/PlanStops';
import { formatDate } from '@/lib/i18n/dates';
import { fill } from '@/lib/i18n/fill';
import type { PlanParts, PlanRowWords } from '@/lib/trip/planRows';
import { ROUNDS } from '@/lib/trip/rounds';
import type { Wish } from '@/lib/trip/wish';

export type PlanWords = PlanRowWords & { sum: string; note: string; slowNote: string };

type Props = PlanParts & { words: PlanWords };

/** What the times of plans rest on. */
export const PlanNote = ({ wishes, words }: { wishes: readonly Wish[]; words: PlanWords }) => (
  <p className={styles.note}>{wishes.some(({ children, steps }) => children || steps) ? words.slowNote : words.note}</p>
);

/** A plan with its totals. Rendered on the server, and without a connection in the browser. */
export function PlanRound({ words, ...parts }: Props) {
  const { wish, plan } = parts;
  const { stops, back } = plan;
  const toStop = ROUNDS[wish.round].journey?.walk ?? 0;
  const onFoot = stops.reduce((sum, { walk }) => sum + walk, back.walk + 2 * toStop);
  const count = stops.filter(({ place }) => place).length;
  return (
    <>
      <p className={styles.sum}>{fill(words.sum, { date: formatDate(wish.day), places: count, onFoot })}</p>
      <PlanStops {...parts} words={words} />
    </>
  );
}
