import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CardGrid } from '@/components/cards/CardGrid';
import { EventFilter } from '@/components/lists/EventFilter';
import { NextEvent } from '@/components/lists/NextEvent';
import { Band } from '@/components/ui/page/Band';
import { PageAge } from '@/components/ui/page/PageAge';
import { PageHero } from '@/components/ui/page/PageHero';
import { getAllEvents } from '@/lib/cms/allArticles';
import { eventsWithin, firstAfter, isBeyondCalendar, orderEvents } from '@/lib/cms/mappers/eventCalendar';
import { toCard } from '@/lib/cms/mappers/toCard';
import { unwrapOrThrow } from '@/lib/cms/unwrap';
import { clock } from '@/lib/i18n/clock';
import { formatDate } from '@/lib/i18n/dates';
import { MESSAGES } from '@/lib/i18n/messages';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { isNamedRange, type RangeKey, toDays } from '@/lib/routing/eventRange';
import { filteredListMetadata } from '@/lib/seo/pageMetadata';

/** The name of a range, or its days. */
async function toLabel(range: RangeKey): Promise<string> {
  const t = await getTranslations('EventFilter');
  if (isNamedRange(range)) return t(range);
  const { from, to } = toDays(range, clock.now());
  const days = [...new Set([from, to].filter((day) => day !== null).map(formatDate))].join('–');
  return from && to ? days : `${t(from ? 'from' : 'to')} ${days}`;
}

export const rangeMetadata = async (variant: 'eventRange' | 'namedEventRange', range: RangeKey): Promise<Metadata> =>
  filteredListMetadata(variant, 'events', await toLabel(range));

/** The page of the events of some days, or of the first event after them. */
export async function EventsWithin({ range }: { range: RangeKey }) {
  const language = await pageLanguage();
  const t = await getTranslations('EventsPage');
  const now = clock.now();
  const days = toDays(range, now);
  const ordered = orderEvents(unwrapOrThrow(await getAllEvents(), 'events'), language, now);
  const cards = eventsWithin(ordered, days).map((event) => toCard(event, language, now));
  const next = cards.length === 0 ? firstAfter(ordered, days) : null;
  const isBeyond = cards.length === 0 && isBeyondCalendar(ordered, days, now);
  return (
    <>
      <PageHero kind="events" />
      {isNamedRange(range) && <PageAge />}
      <Band>
        <EventFilter current={range} days={days} count={cards.length} isBeyond={isBeyond} />
        {next && <NextEvent card={toCard(next, language, now)} />}
        {cards.length > 0 && (
          <>
            <h2 className="visually-hidden">{t('list')}</h2>
            <CardGrid cards={cards} columns={4} messages={MESSAGES[language].ArticlePage.card} />
          </>
        )}
      </Band>
    </>
  );
}
