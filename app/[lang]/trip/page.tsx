import { OwnTrip } from '@/components/trip/OwnTrip';
import { pageMetadata } from '@/lib/seo/pageMetadata';

export const generateMetadata = () => pageMetadata('trip');

export default async function TripPage() {
  return <OwnTrip />;
}
