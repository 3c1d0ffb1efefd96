import { CardGrid } from '@/components/cards/CardGrid';
import { EventCard } from '@/components/cards/EventCard';
import { HorizontalCard } from '@/components/cards/HorizontalCard';
import { MESSAGES } from '@/lib/i18n/messages';
import { Specimen } from './Specimen';
import { CARDS, cardsFor } from './samples';
import styles from './styleguide.module.scss';

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
