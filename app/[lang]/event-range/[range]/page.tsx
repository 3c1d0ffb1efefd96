import { EventsWithin } from '@/app/[lang]/event-range/EventsWithin';
import type { RangeKey } from '@/lib/routing/eventRange';
import { pageMetadata } from '@/lib/seo/pageMetadata';

/** Any range of days is possible: rendered on each request and never cached. */
export const dynamic = 'force-dynamic';

export const generateMetadata = () => pageMetadata('eventRange');

export default async function EventRangePage({ params }: PageProps<'/[lang]/event-range/[range]'>) {
  return <EventsWithin range={decodeURIComponent((await params).range) as RangeKey} />;
}
