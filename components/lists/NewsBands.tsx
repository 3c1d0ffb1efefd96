import { getTranslations } from 'next-intl/server';
import { CardGrid } from '@/components/cards/CardGrid';
import { ContentCard } from '@/components/cards/ContentCard';
import { type CardSizes, largeCard, smallCard } from '@/components/cards/cardSizes';
import styles from '@/components/lists/NewsBands.module.scss';
import { Band } from '@/components/ui/page/Band';
import { Section } from '@/components/ui/page/Section';
import { PHONE_SIZES } from '@/components/ui/picture/phoneSizes';
import type { Card } from '@/lib/articles/card';
import { MESSAGES } from '@/lib/i18n/messages';
import { pageLanguage } from '@/lib/i18n/pageLanguage';

type Props = { cards: readonly Card[]; allHref: string };

/** The four top cards: one large, one medium, two small. */
const LARGE = largeCard('(min-width: 1376px) 845px, (min-width: 1024px) 62vw');
const MEDIUM: CardSizes = {
  sizes: `${PHONE_SIZES}, (min-width: 1376px) 411px, (min-width: 768px) 29vw, 92vw`,
  crop: { name: 'upright', sizes: '29vw', media: '(min-width: 768px) and (max-width: 1199px)' },
};
const SMALL = smallCard('(min-width: 1376px) 190px, (min-width: 1024px) 13.5vw, (min-width: 768px) 29vw, 42vw');

/** The three bands of the news landing page: articles 1 to 4, 5 to 7 and 8 to 15 (docs/requirements.md, News). */
export async function NewsBands({ cards, allHref }: Props) {
  const t = await getTranslations('NewsPage');
  const [top, current, other] = [cards.slice(0, 4), cards.slice(4, 7), cards.slice(7, 15)];
  if (top.length === 0) {
    return (
      <Band>
        <p>{t('empty')}</p>
      </Band>
    );
  }
  const messages = MESSAGES[await pageLanguage()].ArticlePage.card;
  const more = { href: allHref, label: t('seeAll') };
  return (
    <>
      <Section title={t('top')} id="top-news" more={current.length === 0 ? more : undefined}>
        <ul className={styles.top}>
          {top.map((card, index) => (
            <li key={card.id}>
              <ContentCard card={card} {...([LARGE, MEDIUM][index] ?? SMALL)} messages={messages} isWide hasDate />
            </li>
          ))}
        </ul>
      </Section>
      {current.length > 0 && (
        <Section title={t('current')} id="current-news" tone="stone" more={other.length === 0 ? more : undefined}>
          <CardGrid cards={current} columns={3} messages={messages} hasDate />
        </Section>
      )}
      {other.length > 0 && (
        <Section title={t('other')} id="other-news" more={more}>
          <CardGrid cards={other} columns={4} messages={messages} hasDate />
        </Section>
      )}
    </>
  );
}
