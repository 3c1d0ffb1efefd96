import { getTranslations } from 'next-intl/server';
import { CardGrid } from '@/components/cards/CardGrid';
import { ContentCard } from '@/components/cards/ContentCard';
import { GRID_SIZES } from '@/components/cards/cardSizes';
import { EventFilter } from '@/components/lists/EventFilter';
import { Band } from '@/components/page/Band';
import { Hero } from '@/components/page/Hero';
import { ListHeading } from '@/components/page/ListHeading';
import { clock } from '@/lib/clock';
import { isWithin, toDays } from '@/lib/content/eventRange';
import { toCard } from '@/lib/convert/toCard';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { PAGE_PICTURES } from '@/lib/pictures/pagePictures';
import { sitePicture } from '@/lib/pictures/sitePicture';
import { getAllEvents } from '@/lib/provider/allEvents';
import type { RangeKey } from '@/lib/routing/rangeKey';
import { eventRangeMetadata } from '@/lib/seo/eventsMetadata';

/** Narrowed to any days a visitor names: rendered for each request and never kept. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[lang]/event-range/[range]'>;

export const generateMetadata = () => eventRangeMetadata();

export default async function EventRangePage({ params }: Props) {
  const language = await pageLanguage();
  const t = await getTranslations('EventsPage');
  const key = decodeURIComponent((await params).range) as RangeKey;
  const days = toDays(key, clock.now());
  const events = await getAllEvents();
  const cards = (events.state === 'found' ? events.value : [])
    .filter(({ startDate, endDate }) => startDate && isWithin(days, startDate, endDate))
    .sort((a, b) => (a.startDate ?? '').localeCompare(b.startDate ?? ''))
    .map((article) => toCard(article, language));
  return (
    <>
      <Hero
        title={{ text: t('title') }}
        lead={{ text: t('lead') }}
        picture={sitePicture(PAGE_PICTURES.events, language)}
      />
      <Band>
        <EventFilter language={language} current={key} days={days} count={cards.length} />
        <ListHeading>{t('list')}</ListHeading>
        <CardGrid columns={4}>
          {cards.map((card) => (
            <li key={card.id}>
              <ContentCard card={card} {...GRID_SIZES[4]} />
            </li>
          ))}
        </CardGrid>
      </Band>
    </>
  );
}
