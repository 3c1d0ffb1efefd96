import type { ReactNode } from 'react';
import styles from '@/components/trip/TripDays.module.scss';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { Picture } from '@/components/ui/picture/Picture';
import { Words } from '@/components/ui/text/Words';
import { byDay } from '@/lib/trip/trip';
import { isOffDay, type Planned } from '@/lib/trip/tripEntry';

const SIZES = '(min-width: 480px) 96px, 20vw';

export type TripDaysWords = {
  noDay: string;
  offDay: string;
  /** From Sunday on. */
  weekdays: readonly string[];
};

type Props = {
  things: readonly Planned[];
  words: TripDaysWords;
  /** Ids of what was just removed and can be put back. */
  removed?: ReadonlySet<string>;
  /** What a visitor can do with a thing of an own trip. */
  controls?: (thing: Planned) => ReactNode;
};

/** `Wednesday, 22.07.2026` */
export const dayTitle = (day: string | null, { noDay, weekdays }: TripDaysWords): string =>
  day ? `${weekdays[new Date(day).getUTCDay()]}, ${day.split('-').reverse().join('.')}` : noDay;

/** A trip by day: what is on each, with picture, kind, time and place. */
export function TripDays({ things, words, removed, controls }: Props) {
  return byDay(things).map(({ day, things: ofDay }) => (
    <section key={day} className={styles.day} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`}>{dayTitle(day, words)}</h2>
      <ul>
        {ofDay.map((thing) => (
          <li key={thing.id} className={styles.thing} data-removed={removed?.has(thing.id) || undefined}>
            <div className={styles.shown}>
              {thing.picture && (
                <Picture picture={thing.picture} sizes={SIZES} cut={{ part: 'upright', sizes: SIZES }} isDecorative />
              )}
              <div>
                <p className={styles.label}>
                  <Words of={thing.label} />
                </p>
                <h3>
                  <PageLink href={thing.href}>
                    <Words of={thing.title} />
                  </PageLink>
                </h3>
                <p className={styles.facts}>
                  {thing.when}
                  {thing.when && thing.place && ' · '}
                  {thing.place && <Words of={thing.place} />}
                </p>
                {isOffDay(thing) && <p className={styles.offDay}>{words.offDay}</p>}
              </div>
            </div>
            {controls?.(thing)}
          </li>
        ))}
      </ul>
    </section>
  ));
}
