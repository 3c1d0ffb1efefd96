import { CardGrid } from '@/components/cards/CardGrid';
import { ContentCard } from '@/components/cards/ContentCard';
import { GRID_SIZES } from '@/components/cards/cardSizes';
import { EventCard } from '@/components/cards/EventCard';
import { HorizontalCard } from '@/components/cards/HorizontalCard';
import { toCard } from '@/lib/convert/toCard';
import { getHomeEvents, getLatestNews, getTopAttractions } from '@/lib/provider/questions';
import { required } from '@/lib/provider/require';
import { Specimen } from './Specimen';
import styles from './styleguide.module.scss';

/** Every kind of card, on the content the site has. */
export async function Cards() {
  const [attractions, events, news] = (await Promise.all([getTopAttractions(), getHomeEvents(), getLatestNews()])).map(
    (answer) =>
      required(answer, 'cards')
        .data.slice(0, 2)
        .map((article) => toCard(article, 'en')),
  );
  const withoutPicture = (attractions ?? []).slice(0, 1).map((card) => ({ ...card, id: 'plain', picture: null }));
  return (
    <>
      <Specimen title="Content cards">
        <CardGrid columns={4}>
          {[...(attractions ?? []), ...(events ?? []), ...withoutPicture].map((card) => (
            <li key={card.id}>
              <ContentCard card={card} sizes={GRID_SIZES[4]} />
            </li>
          ))}
        </CardGrid>
      </Specimen>
      <Specimen title="Event cards">
        <div className={styles.pair}>
          {events?.map((card) => (
            <EventCard key={card.id} card={card} />
          ))}
        </div>
      </Specimen>
      <Specimen title="Horizontal cards">
        <div className={styles.pair}>
          {news?.map((card) => (
            <HorizontalCard key={card.id} card={card} sizes="30vw" meta="date" />
          ))}
        </div>
      </Specimen>
    </>
  );
}
