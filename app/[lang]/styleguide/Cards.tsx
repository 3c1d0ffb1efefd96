import { CardGrid } from '@/components/cards/CardGrid';
import { ContentCard } from '@/components/cards/ContentCard';
import { GRID_SIZES } from '@/components/cards/cardSizes';
import { EventCard } from '@/components/cards/EventCard';
import { HorizontalCard } from '@/components/cards/HorizontalCard';
import { Specimen } from './Specimen';
import { CARDS } from './samples';
import styles from './styleguide.module.scss';

const WORDS = {
  usualTime: 'Usual time, check before travelling.',
  ended: 'This event is over.',
  to: 'to',
  guidance: 'Guidance',
};

/** Every kind of card. */
export const Cards = () => (
  <>
    <Specimen title="Content cards">
      <CardGrid columns={4}>
        {CARDS.map((card) => (
          <li key={card.id}>
            <ContentCard card={card} {...GRID_SIZES[4]} words={WORDS} />
          </li>
        ))}
      </CardGrid>
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
          <HorizontalCard key={card.id} card={card} sizes="30vw" meta="date" words={WORDS} />
        ))}
      </div>
    </Specimen>
  </>
);
