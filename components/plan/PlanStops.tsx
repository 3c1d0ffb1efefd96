import styles from '@/components/plan/PlanStops.module.scss';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { formatMinutes } from '@/lib/articles/measures';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/language';
import type { Plan } from '@/lib/trip/plan';
import type { NamedPlace } from '@/lib/trip/planPlaces';
import { ROUNDS } from '@/lib/trip/rounds';
import { toClock, type Wish } from '@/lib/trip/wish';

export type PlanStopsWords = Record<
  'gate' | 'walk' | 'inside' | 'ticket' | 'boat' | 'coffee' | 'there' | 'home' | 'back' | 'left',
  string
>;

type Props = { language: Language; wish: Wish; plan: Plan; places: readonly NamedPlace[]; words: PlanStopsWords };

/** The stops of a plan with their times, from the Sea Gate and back. */
export function PlanStops({ language, wish, plan: { start: begin, stops, back }, places, words }: Props) {
  const { journey } = ROUNDS[wish.round];
  const toTime = (minutes: number): string => formatMinutes(minutes, minutes, language);
  const toWalk = (minutes: number): string => fill(words.walk, { minutes });
  const left = fill(words.left, { minutes: wish.to - back.end });
  return (
    <ol className={styles.stops}>
      <li>
        <time>{toClock(begin)}</time>
        <div>
          <h3>{words.gate}</h3>
          {journey && <p>{fill(words.there, journey)}</p>}
        </div>
      </li>
      {stops.map(({ place, walk, start, end }) => {
        const named = places.find(({ id }) => id === place?.id);
        const facts = [
          walk > 0 && toWalk(walk),
          named ? fill(words.inside, { time: toTime(end - start) }) : toTime(end - start),
          named?.isByBoat && words.boat,
          named?.isTicketed && words.ticket,
        ];
        return (
          <li key={start}>
            <time>{toClock(start)}</time>
            <div>
              <h3>{named ? <PageLink href={named.href}>{named.name}</PageLink> : words.coffee}</h3>
              <p>{facts.filter(Boolean).join(' · ')}</p>
            </div>
          </li>
        );
      })}
      <li>
        <time>{toClock(back.end)}</time>
        <div>
          <h3>{words.back}</h3>
          <p>
            {(journey ? [toWalk(back.walk), fill(words.home, journey), left] : [toWalk(back.walk), left]).join(' · ')}
          </p>
        </div>
      </li>
    </ol>
  );
}
