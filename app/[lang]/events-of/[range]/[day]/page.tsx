import { EventsWithin } from '@/app/[lang]/event-range/EventsWithin';
import type { NamedRange } from '@/lib/routing/eventRange';
import { pageMetadata } from '@/lib/seo/pageMetadata';

export const generateStaticParams = () => [];

export const generateMetadata = () => pageMetadata('eventsOf');

export default async function EventsOfPage({ params }: PageProps<'/[lang]/events-of/[range]/[day]'>) {
  return <EventsWithin range={(await params).range as NamedRange} />;
}
