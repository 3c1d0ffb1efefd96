import { ContentCard } from '@/components/cards/ContentCard';
import { largeCard, smallCard } from '@/components/cards/cardSizes';
import styles from '@/components/home/TopAttractions.module.scss';
import { Section } from '@/components/ui/page/Section';
import type { Card } from '@/lib/articles/card';
import { MESSAGES } from '@/lib/i18n/messages';
import { pageLanguage } from '@/lib/i18n/pageLanguage';

const LARGE = largeCard('(min-width: 1376px) 616px, (min-width: 1024px) 44vw');
/** On a wide screen the height of the card, 24rem, decides: the picture is cropped at both sides. */
const SMALL = smallCard('(max-width: 463px) and (min-resolution: 2.3dppx) 21vw, (min-width: 1024px) 345px, 43vw');

type Props = { title: string; cards: readonly Card[]; more: { href: string; label: string } };

/** The first three top attractions, the first of them large (docs/requirements.md, Home). */
export async function TopAttractions({ title, cards, more }: Props) {
  const messages = MESSAGES[await pageLanguage()].ArticlePage.card;
  return (
    <Section title={title} id="attractions" more={more}>
      <ul className={styles.cards}>
        {cards.map((card, index) => (
          <li key={card.id}>
            <ContentCard card={card} {...(index === 0 ? LARGE : SMALL)} messages={messages} isWide />
          </li>
        ))}
      </ul>
    </Section>
  );
}
