import { toPlacesJsonLd } from '@/lib/seo/placesJsonLd';
import { respondPlaces } from '@/lib/seo/respondPlaces';

export const GET = (request: Request): Promise<Response> =>
  respondPlaces(request, 'application/ld+json', toPlacesJsonLd);
