import { getTranslations } from 'next-intl/server';
import { CardGrid } from '@/components/cards/CardGrid';
import { ContentCard } from '@/components/cards/ContentCard';
import { GRID_SIZES } from '@/components/cards/cardSizes';
import { getEventWords } from '@/components/cards/eventWords';
import { EventFilter } from '@/components/lists/EventFilter';
import { NextEvent } from '@/components/lists/NextEvent';
import { Band } from '@/components/ui/page/Band';
import { Hero } from '@/components/ui/page/Hero';
import { ListHeading } from '@/components/ui/page/ListHeading';
import { getAllEvents } from '@/lib/cms/allEvents';
import { eventsWithin, firstAfter, orderEvents } from '@/lib/cms/mappers/eventCalendar';
import { toCard } from '@/lib/cms/mappers/toCard';
import { clock } from '@/lib/i18n/clock';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { PAGE_PICTURES } from '@/lib/pictures/pagePictures';
import { sitePicture } from '@/lib/pictures/sitePicture';
import type { RangeKey } from '@/lib/routing/eventRange';
import { toDays } from '@/lib/routing/eventRange';
import { variantMetadata } from '@/lib/seo/pageMetadata';

/** Narrowed to any days a visitor names: rendered for each request and never cached. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[lang]/event-range/[range]'>;

export const generateMetadata = () => variantMetadata('events', 'eventRange');

export default async function EventRangePage({ params }: Props) {
  const language = await pageLanguage();
  const t = await getTranslations('EventsPage');
  const words = await getEventWords();
  const key = decodeURIComponent((await params).range) as RangeKey;
  const now = clock.now();
  const days = toDays(key, now);
  const events = await getAllEvents();
  const ordered = events.state === 'found' ? orderEvents(events.value, language, now) : [];
  const cards = eventsWithin(ordered, days).map((event) => toCard(event, language));
  const next = cards.length === 0 ? firstAfter(ordered, days) : null;
  return (
    <>
      <Hero
        title={{ text: t('title') }}
        lead={{ text: t('lead') }}
        picture={sitePicture(PAGE_PICTURES.events, language)}
      />
      <Band>
        <EventFilter language={language} current={key} days={days} count={cards.length} />
        {next && <NextEvent card={toCard(next, language)} />}
        {cards.length > 0 && <ListHeading>{t('list')}</ListHeading>}
        <CardGrid columns={4}>
          {cards.map((card) => (
            <li key={card.id}>
              <ContentCard card={card} {...GRID_SIZES[4]} words={words} />
            </li>
          ))}
        </CardGrid>
      </Band>
    </>
  );
}
