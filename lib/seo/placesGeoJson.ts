import { toHours } from '@/lib/cms/mappers/toPlace';
import type { OpenPlace } from '@/lib/cms/openPlaces';
import { placesHref } from '@/lib/routing/href';
import { toOsmHours } from '@/lib/seo/openingHours';
import { site } from '@/lib/site';

/** Keys of OpenStreetMap, where it has them, each with its source and the day of its check. */
const factsOf = ({ openingHours, admission, telephone, website, booking }: OpenPlace) => ({
  opening_hours: openingHours ? toOsmHours(toHours(openingHours)) : null,
  opening_hours_source: openingHours?.source ?? null,
  opening_hours_checked: openingHours?.checked ?? null,
  admission: admission?.answer ?? null,
  admission_en: admission?.words?.en ?? null,
  admission_sr: admission?.words?.sr ?? null,
  admission_source: admission?.source ?? null,
  admission_checked: admission?.checked ?? null,
  phone: telephone?.number ?? null,
  phone_source: telephone?.source ?? null,
  phone_checked: telephone?.checked ?? null,
  website: website?.url ?? null,
  website_source: website?.source ?? null,
  website_checked: website?.checked ?? null,
  booking: booking?.url ?? null,
  booking_source: booking?.source ?? null,
  booking_checked: booking?.checked ?? null,
});

const toFeature = (place: OpenPlace) => ({
  type: 'Feature',
  id: place.id,
  geometry: place.coordinates
    ? { type: 'Point', coordinates: [place.coordinates.longitude, place.coordinates.latitude] }
    : null,
  properties: {
    name_en: place.name.en,
    name_sr: place.name.sr,
    kind: place.groups[0],
    kinds: place.groups,
    schema_type: place.kind,
    address_en: place.address?.words.en ?? null,
    address_sr: place.address?.words.sr ?? null,
    address_source: place.address?.source ?? null,
    precision_metres: place.coordinates?.precision ?? null,
    position_source: place.coordinates?.source ?? null,
    position_checked: place.coordinates?.checked ?? null,
    ...factsOf(place),
    wikidata: place.wikidata,
    url_en: place.pages?.en ?? null,
    url_sr: place.pages?.sr ?? null,
  },
});

/**
 * The places as GeoJSON (RFC 7946); one whose position nobody knows has no geometry. Licence and source are foreign
 * members, which the format allows.
 */
export const toPlacesGeoJson = (places: readonly OpenPlace[], siteUrl: string): string =>
  `${JSON.stringify({
    type: 'FeatureCollection',
    licence: site.openData.licence,
    licence_name: site.openData.licenceName,
    attribution: site.name.en,
    source: siteUrl + placesHref('geojson'),
    features: places.map(toFeature),
  })}\n`;
