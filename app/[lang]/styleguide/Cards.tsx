import { Specimen } from '@/app/[lang]/styleguide/Specimen';
import { CARDS, cardsFor } from '@/app/[lang]/styleguide/samples';
import styles from '@/app/[lang]/styleguide/styleguide.module.scss';
import { CardGrid } from '@/components/cards/CardGrid';
import { EventCard } from '@/components/cards/EventCard';
import { HorizontalCard } from '@/components/cards/HorizontalCard';
import { MESSAGES } from '@/lib/i18n/messages';

const messages = MESSAGES.en.ArticlePage.card;

/** Every kind of card. */
export const Cards = () => (
  <>
    <Specimen title="Content cards">
      <CardGrid cards={CARDS} columns={4} messages={messages} />
    </Specimen>
    <Specimen title="Event cards">
      <div className={styles.pair}>
        {cardsFor('event')
          .filter((card) => card.start)
          .map((card) => (
            <EventCard key={card.id} card={card} messages={messages} />
          ))}
      </div>
    </Specimen>
    <Specimen title="Horizontal cards">
      <div className={styles.pair}>
        {cardsFor('horizontal').map((card) => (
          <HorizontalCard key={card.id} card={card} sizes="30vw" messages={messages} />
        ))}
      </div>
    </Specimen>
  </>
);
