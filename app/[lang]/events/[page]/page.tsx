import { getTranslations } from 'next-intl/server';
import { ArticleList } from '@/components/lists/ArticleList';
import { CalendarSubscription } from '@/components/lists/CalendarSubscription';
import { EventFilter } from '@/components/lists/EventFilter';
import { SitePageJsonLd } from '@/components/seo/PageJsonLd';
import { Band } from '@/components/ui/page/Band';
import { PageAge } from '@/components/ui/page/PageAge';
import { PageHero } from '@/components/ui/page/PageHero';
import { getEventList } from '@/lib/cms/eventList';
import { unwrapOrThrow } from '@/lib/cms/unwrap';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { calendarHref, eventsHref } from '@/lib/routing/href';
import { pageMetadata } from '@/lib/seo/pageMetadata';

export const generateStaticParams = () => [];

type Props = PageProps<'/[lang]/events/[page]'>;

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata('events', { page: Number((await params).page) });

export default async function EventsPage({ params }: Props) {
  const language = await pageLanguage();
  const t = await getTranslations('EventsPage');
  const page = Number((await params).page);
  const events = unwrapOrThrow(await getEventList(language, { page }), 'events');
  return (
    <>
      <PageHero kind="events" />
      <PageAge />
      <Band>
        <EventFilter current={null} />
        <h2 className="visually-hidden">{t('list')}</h2>
        {events.groups.length === 0 ? (
          <p>{t('empty')}</p>
        ) : (
          <ArticleList kind="events" {...events} href={eventsHref(language)} />
        )}
        <CalendarSubscription href={calendarHref(language)} />
      </Band>
      <SitePageJsonLd kind="events" number={page} cards={events.groups.flatMap(({ cards }) => cards)} />
    </>
  );
}
