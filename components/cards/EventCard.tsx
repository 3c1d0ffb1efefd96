import { type CardMessages, eventNote } from '@/components/cards/cardNotes';
import styles from '@/components/cards/EventCard.module.scss';
import { LastDay } from '@/components/cards/LastDay';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { ContentText, TitleText } from '@/components/ui/text/ContentText';
import type { Card } from '@/lib/articles/card';

type Props = { card: Card; messages: CardMessages };

/** An event with its date, title and description. The title comes first in the document, as on every card. */
export function EventCard({ card, messages }: Props) {
  const { start, end, title, href, description } = card;
  const note = eventNote(card, messages);
  return (
    <article className={styles.card}>
      <div>
        <h3 className={styles.title}>
          <PageLink className={styles.link} href={href}>
            <TitleText text={title} />
          </PageLink>
        </h3>
        {description && (
          <p className={styles.text}>
            <ContentText text={description} />
          </p>
        )}
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <p className={styles.date}>
        {start && (
          <time dateTime={start.iso}>
            <span className={styles.day}>{start.day}</span>{' '}
            <span className={styles.month}>
              {start.month} {start.year}
            </span>
          </time>
        )}
        {end && <LastDay className={styles.end} day={end} to={messages.to} />}
      </p>
    </article>
  );
}
