import { getTranslations } from 'next-intl/server';
import { SharedTrip } from '@/components/trip/SharedTrip';
import { inEachLanguage } from '@/lib/i18n/language';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { tripHref } from '@/lib/routing/browserHref';
import { parseTripQuery, queryOf } from '@/lib/routing/formQuery';
import { pageMetadata } from '@/lib/seo/pageMetadata';
import { type ParsedTrip, parseTrip, serializeTrip } from '@/lib/trip/trip';
import { getTripEntries, getTripPlaces } from '@/lib/trip/tripEntries';

/** Any combination of items is possible: rendered on each request and never cached. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[lang]/shared-trip/[query]'>;

const parseItems = async (params: Props['params']): Promise<ParsedTrip> =>
  parseTrip(parseTripQuery(await queryOf(params)));

export async function generateMetadata({ params }: Props) {
  const t = await getTranslations('TripPage');
  const items = serializeTrip((await parseItems(params)).items);
  return pageMetadata('sharedTrip', {
    subject: { kind: 'sharedTrip' },
    title: t('sharedMetaTitle'),
    description: t('sharedLead'),
    addresses: inEachLanguage((language) => tripHref(language, items)),
  });
}

export default async function SharedTripPage({ params }: Props) {
  const language = await pageLanguage();
  const trip = await parseItems(params);
  const result = await getTripEntries(trip.items, language);
  const places = await getTripPlaces(trip.items, result.entries, language);
  return <SharedTrip trip={trip} result={result} places={places} />;
}
