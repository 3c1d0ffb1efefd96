import { EventsWithin } from '@/app/[lang]/event-range/EventsWithin';
import type { NamedRange } from '@/lib/routing/eventRange';
import { variantMetadata } from '@/lib/seo/pageMetadata';

export const generateStaticParams = () => [];

export const generateMetadata = () => variantMetadata('events', 'eventsOf');

export default async function EventsOfPage({ params }: PageProps<'/[lang]/events-of/[range]/[day]'>) {
  return <EventsWithin range={(await params).range as NamedRange} />;
}
