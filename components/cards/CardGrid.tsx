import styles from '@/components/cards/CardGrid.module.scss';
import { ContentCard } from '@/components/cards/ContentCard';
import type { CardMessages } from '@/components/cards/cardNotes';
import { GRID_SIZES, LEAD_SIZES } from '@/components/cards/cardSizes';
import type { Card } from '@/lib/articles/card';

type Props = {
  cards: readonly Card[];
  /** Columns on large screens; fewer on narrow ones. */
  columns: 3 | 4;
  /** The first card spans two columns. */
  hasLead?: boolean;
  hasDate?: boolean;
  messages: CardMessages;
};

/** A list of content cards in a grid. */
export const CardGrid = ({ cards, columns, hasLead = false, ...shown }: Props) => (
  <ul className={styles.grid} data-columns={columns} data-lead={hasLead || undefined}>
    {cards.map((card, index) => {
      const isLead = hasLead && index === 0;
      return (
        <li key={card.id}>
          <ContentCard card={card} {...(isLead ? LEAD_SIZES : GRID_SIZES[columns])} isWide={isLead} {...shown} />
        </li>
      );
    })}
  </ul>
);
