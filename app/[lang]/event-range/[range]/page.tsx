import { getTranslations } from 'next-intl/server';
import { CardGrid } from '@/components/cards/CardGrid';
import { getCardWords } from '@/components/cards/cardWords';
import { EventFilter } from '@/components/lists/EventFilter';
import { NextEvent } from '@/components/lists/NextEvent';
import { Band } from '@/components/ui/page/Band';
import { PageHero } from '@/components/ui/page/PageHero';
import { getAllEvents } from '@/lib/cms/allEvents';
import { eventsWithin, firstAfter, orderEvents } from '@/lib/cms/mappers/eventCalendar';
import { toCard } from '@/lib/cms/mappers/toCard';
import { clock } from '@/lib/i18n/clock';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import type { RangeKey } from '@/lib/routing/eventRange';
import { toDays } from '@/lib/routing/eventRange';
import { variantMetadata } from '@/lib/seo/pageMetadata';

/** Any range of days is possible: rendered on each request and never cached. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[lang]/event-range/[range]'>;

export const generateMetadata = () => variantMetadata('events', 'eventRange');

export default async function EventRangePage({ params }: Props) {
  const language = await pageLanguage();
  const t = await getTranslations('EventsPage');
  const key = decodeURIComponent((await params).range) as RangeKey;
  const now = clock.now();
  const days = toDays(key, now);
  const events = await getAllEvents();
  const ordered = events.state === 'found' ? orderEvents(events.value, language, now) : [];
  const cards = eventsWithin(ordered, days).map((event) => toCard(event, language));
  const next = cards.length === 0 ? firstAfter(ordered, days) : null;
  return (
    <>
      <PageHero kind="events" language={language} title={t('title')} lead={t('lead')} />
      <Band>
        <EventFilter current={key} days={days} count={cards.length} />
        {next && <NextEvent card={toCard(next, language)} />}
        {cards.length > 0 && (
          <>
            <h2 className="visually-hidden">{t('list')}</h2>
            <CardGrid cards={cards} columns={4} words={await getCardWords()} />
          </>
        )}
      </Band>
    </>
  );
}
