import { toPlacesGeoJson } from '@/lib/seo/placesGeoJson';
import { respondPlaces } from '@/lib/seo/respondPlaces';

export const GET = (request: Request): Promise<Response> =>
  respondPlaces(request, 'application/geo+json', toPlacesGeoJson);
