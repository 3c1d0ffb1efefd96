import { Badge } from '@/components/cards/Badge';
import styles from '@/components/cards/ContentCard.module.scss';
import type { CardSizes } from '@/components/cards/cardSizes';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { Picture } from '@/components/ui/picture/Picture';
import { Words } from '@/components/ui/text/Words';
import type { Card } from '@/lib/articles/card';
import { formatCardDay } from '@/lib/i18n/dates';

type Props = CardSizes & {
  card: Card;
  /** Fills its grid area instead of the ratio of 1 to 1.2. */
  isWide?: boolean;
  /** With the date of publication, as news has it. */
  isDated?: boolean;
  /** Note for an event whose date changes from year to year. */
  usualTime?: string;
  /** The cards follow a heading of level three, so their titles are level four. */
  isUnderHeading?: boolean;
};

/**
 * Picture, badge and title over a dark gradient, and the date of an event or of news. The whole card is one link, except the badge of
 * an event, which links to its category.
 */
export function ContentCard({
  card,
  sizes,
  upright,
  isWide = false,
  isDated = false,
  usualTime,
  isUnderHeading = false,
}: Props) {
  const Title = isUnderHeading ? 'h4' : 'h3';
  return (
    <article className={isWide ? `${styles.card} ${styles.wide}` : styles.card}>
      {card.picture && (
        <Picture picture={card.picture} sizes={sizes} cut={upright && { part: 'upright', ...upright }} isDecorative />
      )}
      {card.start && (
        <p className={styles.date}>
          <time dateTime={card.start.iso}>
            <span className={styles.day}>{card.start.day}</span> {card.start.month} {card.start.year}
          </time>
          {card.end && (
            <>
              {' '}
              <time className={styles.end} dateTime={card.end.iso}>
                – {formatCardDay(card.end)}
              </time>
            </>
          )}
        </p>
      )}
      <div className={styles.words}>
        {card.badge && <Badge badge={card.badge} href={card.badge.href} />}
        <Title>
          <PageLink className={styles.link} href={card.href}>
            <Words of={card.title} />
          </PageLink>
        </Title>
        {isDated && card.published && <p className={styles.note}>{card.published}</p>}
        {card.isUsualTime && usualTime && <p className={styles.note}>{usualTime}</p>}
      </div>
    </article>
  );
}
