import { type CardMessages, dateLine } from '@/components/cards/cardNotes';
import { smallCard } from '@/components/cards/cardSizes';
import styles from '@/components/cards/HorizontalCard.module.scss';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { Picture } from '@/components/ui/picture/Picture';
import { ContentText, TitleText } from '@/components/ui/text/ContentText';
import type { Card } from '@/lib/articles/card';

type Props = {
  card: Card;
  sizes: string;
  /** For news, which shows its date; other cards show their category. */
  messages?: CardMessages;
};

/**
 * A card with a square picture on the left and text on the right. The title comes first in the document, for navigation
 * by headings.
 */
export function HorizontalCard({ card, sizes, messages }: Props) {
  const line = messages ? dateLine(card, messages) : card.badge && <ContentText text={card.badge.name} />;
  return (
    <article className={card.picture ? styles.card : `${styles.card} ${styles.plain}`}>
      {card.picture && <Picture picture={card.picture} {...smallCard(sizes)} isDecorative />}
      <div className={line ? styles.words : undefined}>
        <h3 className={styles.title}>
          <PageLink className={styles.link} href={card.href}>
            <TitleText text={card.title} />
          </PageLink>
        </h3>
        {line && <p className={styles.meta}>{line}</p>}
        {card.description && (
          <p className={styles.text}>
            <ContentText text={card.description} />
          </p>
        )}
      </div>
    </article>
  );
}
