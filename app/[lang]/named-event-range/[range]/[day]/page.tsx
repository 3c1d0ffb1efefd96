import { EventsWithin, rangeMetadata } from '@/app/[lang]/event-range/EventsWithin';
import type { NamedRange } from '@/lib/routing/eventRange';

export const generateStaticParams = () => [];

type Props = PageProps<'/[lang]/named-event-range/[range]/[day]'>;

const rangeOf = async (params: Props['params']) => (await params).range as NamedRange;

export const generateMetadata = async ({ params }: Props) => rangeMetadata('namedEventRange', await rangeOf(params));

export default async function NamedEventRangePage({ params }: Props) {
  return <EventsWithin range={await rangeOf(params)} />;
}
