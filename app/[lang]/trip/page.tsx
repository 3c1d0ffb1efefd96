import { OwnTrip } from '@/components/trip/OwnTrip';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { pageMetadata } from '@/lib/seo/pageMetadata';

export const generateMetadata = () => pageMetadata('trip');

export default async function TripPage() {
  return <OwnTrip language={await pageLanguage()} />;
}
