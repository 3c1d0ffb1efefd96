import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ArticleList } from '@/components/lists/ArticleList';
import { CalendarSubscription } from '@/components/lists/CalendarSubscription';
import { EventFilter } from '@/components/lists/EventFilter';
import { Band } from '@/components/page/Band';
import { Hero } from '@/components/page/Hero';
import { ListHeading } from '@/components/page/ListHeading';
import { PageAge } from '@/components/page/PageAge';
import { PageData } from '@/components/seo/PageData';
import { endedLast, toCard } from '@/lib/convert/toCard';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { PAGE_PICTURES } from '@/lib/pictures/pagePictures';
import { sitePicture } from '@/lib/pictures/sitePicture';
import { EVENTS_PAGE_SIZE, getEvents } from '@/lib/provider/questions';
import { required } from '@/lib/provider/require';
import { calendarHref, eventsHref } from '@/lib/routing/href';
import { eventsMetadata } from '@/lib/seo/eventsMetadata';

export const generateStaticParams = () => [];

type Props = PageProps<'/[lang]/events/[page]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return eventsMetadata(Number((await params).page));
}

export default async function EventsPage({ params }: Props) {
  const language = await pageLanguage();
  const t = await getTranslations('EventsPage');
  const events = required(await getEvents(Number((await params).page)), 'events');
  const cards = endedLast(events.data.map((article) => toCard(article, language)));
  return (
    <>
      <Hero
        title={{ text: t('title') }}
        lead={{ text: t('lead') }}
        picture={sitePicture(PAGE_PICTURES.events, language)}
      />
      <PageAge />
      <Band>
        <EventFilter language={language} current={null} />
        <ListHeading>{t('list')}</ListHeading>
        {events.total === 0 ? (
          <p>{t('empty')}</p>
        ) : (
          <ArticleList
            kind="events"
            language={language}
            cards={cards}
            page={events.page}
            lastPage={events.lastPage}
            endpoint={`/api/article?limit=${EVENTS_PAGE_SIZE}&type=event`}
            nextHref={eventsHref(language, { page: events.page + 1 })}
          />
        )}
        <CalendarSubscription href={calendarHref(language)} />
      </Band>
      <PageData
        language={language}
        title={t('title')}
        href={eventsHref(language, { page: events.page })}
        cards={cards}
      />
    </>
  );
}
