import type { ReactNode } from 'react';
import styles from '@/components/trip/TripDays.module.scss';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { Picture } from '@/components/ui/picture/Picture';
import { ContentText } from '@/components/ui/text/ContentText';
import { clock } from '@/lib/i18n/clock';
import { formatDate, townDay } from '@/lib/i18n/dates';
import type { Messages } from '@/lib/i18n/messages';
import { weekdayOf } from '@/lib/openingHours';
import { groupByDay } from '@/lib/trip/trip';
import { type EntryWithDay, timesOn } from '@/lib/trip/tripEntry';

const SIZES = '(min-width: 480px) 96px, 20vw';

type Props = {
  entries: readonly EntryWithDay[];
  messages: Messages['TripPage']['myTrip'];
  /** Ids of entries that were just removed and can be restored. */
  removed?: ReadonlySet<string>;
  /** Controls of an entry in the visitor’s own trip. */
  controls?: (entry: EntryWithDay) => ReactNode;
};

/** `Wednesday, 22.07.2026` */
export const dayTitle = (day: string | null, { noDay, weekdays }: Props['messages']): string =>
  day ? `${weekdays[weekdayOf(day)]}, ${formatDate(day)}` : noDay;

/** The entries of a trip, grouped by day. Each begins with its title in the document, and is shown with its label above. */
export function TripDays({ entries, messages, removed, controls }: Props) {
  const today = townDay(clock.now());
  const dated = entries.map((entry) => ({ ...entry, ...timesOn(entry, today) }));
  return groupByDay(dated).map(({ day, entries: ofDay }) => (
    <section key={day} className={styles.day} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`}>{dayTitle(day, messages)}</h2>
      <ul>
        {ofDay.map((entry) => (
          <li key={entry.id} className={styles.entry} data-removed={removed?.has(entry.id) || undefined}>
            <div className={styles.summary}>
              {entry.picture && (
                <Picture picture={entry.picture} sizes={SIZES} crop={{ name: 'upright', sizes: SIZES }} isDecorative />
              )}
              <div>
                <h3>
                  <PageLink href={entry.href}>
                    <ContentText text={entry.title} />
                  </PageLink>
                </h3>
                <p className={styles.label}>
                  <ContentText text={entry.label} />
                </p>
                <p className={styles.facts}>
                  {entry.when}
                  {entry.when && entry.place && '\u00a0· '}
                  {entry.place && <ContentText text={entry.place} />}
                </p>
                {entry.note && <p className={styles.facts}>{entry.note}</p>}
                {entry.isOffDay && <p className={styles.offDay}>{messages.offDay}</p>}
              </div>
            </div>
            {controls?.(entry)}
          </li>
        ))}
      </ul>
    </section>
  ));
}
