import { getTranslations } from 'next-intl/server';
import { RelatedCarousel } from '@/components/article/RelatedCarousel.client';
import styles from '@/components/article/RelatedCarousel.module.scss';
import { ContentCard } from '@/components/cards/ContentCard';
import { uprightCard } from '@/components/cards/cardSizes';
import { Section } from '@/components/ui/page/Section';
import type { Card } from '@/lib/articles/card';
import { MESSAGES } from '@/lib/i18n/messages';
import { pageLanguage } from '@/lib/i18n/pageLanguage';

const SIZES = uprightCard('(min-width: 1376px) 406px, (min-width: 1024px) 28vw, (min-width: 768px) 43vw, 84vw');

export async function Related({ cards }: { cards: readonly Card[] }) {
  const t = await getTranslations('ArticlePage');
  const { ArticlePage, RelatedCarousel: messages } = MESSAGES[await pageLanguage()];
  if (cards.length === 0) return null;
  return (
    <div className={styles.related}>
      <Section title={t('related')} id="related" tone="stone">
        <RelatedCarousel
          messages={messages}
          slides={cards.map((card) => <ContentCard key={card.id} card={card} {...SIZES} messages={ArticlePage.card} />)}
        />
      </Section>
    </div>
  );
}
