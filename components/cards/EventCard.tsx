import styles from '@/components/cards/EventCard.module.scss';
import { PageLink } from '@/components/page/PageLink.client';
import { Words } from '@/components/text/Words';
import type { Card } from '@/lib/content/card';

type Props = { card: Card };

/** The day as a large numeral, the month below it, title and description. */
export function EventCard({ card }: Props) {
  return (
    <article className={styles.card}>
      <p>
        {card.start && (
          <>
            <span className={styles.day}>{card.start.day}</span>{' '}
            <span className={styles.month}>{card.start.month}</span>
          </>
        )}
      </p>
      <div>
        <h3 className={styles.title}>
          <PageLink className={styles.link} href={card.href}>
            <Words of={card.title} />
          </PageLink>
        </h3>
        {card.description && (
          <p className={styles.text}>
            <Words of={card.description} />
          </p>
        )}
      </div>
    </article>
  );
}
