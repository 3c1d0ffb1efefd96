import { SharedTrip } from '@/components/trip/SharedTrip';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { toTripItems } from '@/lib/routing/inputs';
import { sharedTripMetadata } from '@/lib/seo/visitorMetadata';
import { type ReadTrip, readTrip, writeTrip } from '@/lib/trip/trip';
import { getTripEntries } from '@/lib/trip/tripEntries';
import { getTripPlaces } from '@/lib/trip/tripPlaces';

/** Whatever a visitor put together: rendered for each request and never kept. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[lang]/shared-trip/[items]'>;

const readShared = async (params: Props['params']): Promise<ReadTrip> =>
  readTrip(toTripItems(decodeURIComponent((await params).items)));

export const generateMetadata = async ({ params }: Props) =>
  sharedTripMetadata(writeTrip((await readShared(params)).items));

export default async function SharedTripPage({ params }: Props) {
  const language = await pageLanguage();
  const read = await readShared(params);
  const found = await getTripEntries(read.items, language);
  const places = await getTripPlaces(found.entries, language);
  return <SharedTrip language={language} read={read} found={found} places={places} />;
}
