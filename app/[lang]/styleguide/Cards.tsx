import { CardGrid } from '@/components/cards/CardGrid';
import { EventCard } from '@/components/cards/EventCard';
import { HorizontalCard } from '@/components/cards/HorizontalCard';
import { Specimen } from './Specimen';
import { CARDS } from './samples';
import styles from './styleguide.module.scss';

const WORDS = {
  usualTime: 'Usual time – check before you travel.',
  ended: 'This event is over.',
  to: 'to',
  guidance: 'Guidance',
};

/** Every kind of card. */
export const Cards = () => (
  <>
    <Specimen title="Content cards">
      <CardGrid cards={CARDS} columns={4} words={WORDS} />
    </Specimen>
    <Specimen title="Event cards">
      <div className={styles.pair}>
        {CARDS.filter((card) => card.start).map((card) => (
          <EventCard key={card.id} card={card} words={WORDS} />
        ))}
      </div>
    </Specimen>
    <Specimen title="Horizontal cards">
      <div className={styles.pair}>
        {CARDS.map((card) => (
          <HorizontalCard key={card.id} card={card} sizes="30vw" words={WORDS} />
        ))}
      </div>
    </Specimen>
  </>
);
