import { ContentCard } from '@/components/cards/ContentCard';
import { ON_PHONES } from '@/components/cards/cardSizes';
import styles from '@/components/home/TopAttractions.module.scss';
import { Section } from '@/components/page/Section';
import type { Card } from '@/lib/content/card';

const SIZES = [
  `${ON_PHONES}, (min-width: 1376px) 628px, (min-width: 1024px) 48vw, 92vw`,
  '(min-width: 1024px) 23vw, 46vw',
  '(min-width: 1024px) 23vw, 46vw',
];

type Props = { title: string; cards: readonly Card[]; more: { href: string; label: string } };

/** The first three top attractions, the first of them large (specification section 2, “Home cards”). */
export function TopAttractions({ title, cards, more }: Props) {
  return (
    <Section title={title} id="attractions" more={more}>
      <ul className={styles.cards}>
        {cards.map((card, index) => (
          <li key={card.id}>
            <ContentCard card={card} sizes={SIZES[index] ?? ON_PHONES} isWide />
          </li>
        ))}
      </ul>
    </Section>
  );
}
