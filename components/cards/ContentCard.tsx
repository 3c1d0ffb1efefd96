import { Badge } from '@/components/cards/Badge';
import styles from '@/components/cards/ContentCard.module.scss';
import { type CardMessages, dateLine, eventNote } from '@/components/cards/cardNotes';
import type { CardSizes } from '@/components/cards/cardSizes';
import { LastDay } from '@/components/cards/LastDay';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { Picture } from '@/components/ui/picture/Picture';
import { TitleText } from '@/components/ui/text/ContentText';
import type { Card } from '@/lib/articles/card';

type Props = CardSizes & {
  card: Card;
  /** Fills its grid area instead of the ratio of 1 to 1.2. */
  isWide?: boolean;
  /** With the date of publication, for news. */
  hasDate?: boolean;
  messages: CardMessages;
  /** The cards follow a heading of level three, so their titles are level four. */
  isUnderHeading?: boolean;
};

/** A title that would fill a large card at full size, or has a word that would break there. */
const LONG_TITLE = /.{61}|\p{L}{13}|\p{Lu}{9}/u;

/**
 * A card that is one link, except the badge of an event, which links to its category. The title comes first in the
 * document, for navigation by headings.
 */
export function ContentCard({
  card,
  sizes,
  crop,
  messages,
  isWide = false,
  hasDate = false,
  isUnderHeading = false,
}: Props) {
  const note = eventNote(card, messages);
  const Title = isUnderHeading ? 'h4' : 'h3';
  return (
    <article className={isWide ? `${styles.card} ${styles.wide}` : styles.card}>
      {card.picture && <Picture picture={card.picture} sizes={sizes} crop={crop} isDecorative />}
      <div className={styles.words}>
        <Title className={isWide && !LONG_TITLE.test(card.title.text) ? styles.large : undefined}>
          <PageLink className={styles.link} href={card.href}>
            <TitleText text={card.title} />
          </PageLink>
        </Title>
        {card.badge && (
          <div className={styles.badge}>
            <Badge badge={card.badge} />
          </div>
        )}
        {hasDate && card.published && <p className={styles.note}>{dateLine(card, messages)}</p>}
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {card.start && (
        <p className={styles.date}>
          <time dateTime={card.start.iso}>
            <span className={styles.day}>{card.start.day}</span> {card.start.month} {card.start.year}
          </time>
          {card.end && <LastDay className={styles.end} day={card.end} to={messages.to} />}
        </p>
      )}
    </article>
  );
}
