import { HorizontalCard } from '@/components/cards/HorizontalCard';
import styles from '@/components/home/LatestNews.module.scss';
import { Section } from '@/components/ui/page/Section';
import type { Card } from '@/lib/articles/card';
import { MESSAGES } from '@/lib/i18n/messages';
import { pageLanguage } from '@/lib/i18n/pageLanguage';

const SIZES = '(min-width: 1376px) 120px, (min-width: 1024px) 8.7vw, (min-width: 768px) 13.7vw, 28vw';

type Props = { title: string; cards: readonly Card[]; more: { href: string; label: string } };

export async function LatestNews({ title, cards, more }: Props) {
  const messages = MESSAGES[await pageLanguage()].ArticlePage.card;
  return (
    <Section title={title} id="news" more={more}>
      <div className={styles.news}>
        {cards.map((card) => (
          <HorizontalCard key={card.id} card={card} sizes={SIZES} messages={messages} />
        ))}
      </div>
    </Section>
  );
}
