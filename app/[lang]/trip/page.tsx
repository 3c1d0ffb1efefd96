import { OwnTrip } from '@/components/trip/OwnTrip';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { tripMetadata } from '@/lib/seo/visitorMetadata';

export const generateMetadata = () => tripMetadata();

export default async function TripPage() {
  return <OwnTrip language={await pageLanguage()} />;
}
