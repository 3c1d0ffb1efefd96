import { EventsWithin, rangeMetadata } from '@/app/[lang]/event-range/EventsWithin';
import type { RangeKey } from '@/lib/routing/eventRange';

/** Any range of days is possible: rendered on each request and never cached. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[lang]/event-range/[range]'>;

const rangeOf = async (params: Props['params']) => decodeURIComponent((await params).range) as RangeKey;

export const generateMetadata = async ({ params }: Props) => rangeMetadata('eventRange', await rangeOf(params));

export default async function EventRangePage({ params }: Props) {
  return <EventsWithin range={await rangeOf(params)} />;
}
