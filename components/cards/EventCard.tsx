import styles from '@/components/cards/EventCard.module.scss';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { Words } from '@/components/ui/text/Words';
import type { Card } from '@/lib/articles/card';
import { formatCardDay } from '@/lib/i18n/dates';

type Props = {
  card: Card;
  words: {
    /** Note for an event whose date changes from year to year. */
    usualTime: string;
    /** Note for an event that has ended. */
    ended: string;
  };
};

/** An event with its date, title and description. */
export function EventCard({ card: { start, end, title, href, description, isOver, isUsualTime }, words }: Props) {
  const note = (isOver && words.ended) || (isUsualTime && words.usualTime);
  return (
    <article className={styles.card}>
      <p>
        {start && (
          <time dateTime={start.iso}>
            <span className={styles.day}>{start.day}</span>{' '}
            <span className={styles.month}>
              {start.month} {start.year}
            </span>
          </time>
        )}
        {end && (
          <>
            {' '}
            <time className={styles.end} dateTime={end.iso}>
              – {formatCardDay(end)}
            </time>
          </>
        )}
      </p>
      <div>
        <h3 className={styles.title}>
          <PageLink className={styles.link} href={href}>
            <Words of={title} />
          </PageLink>
        </h3>
        {description && (
          <p className={styles.text}>
            <Words of={description} />
          </p>
        )}
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </article>
  );
}
