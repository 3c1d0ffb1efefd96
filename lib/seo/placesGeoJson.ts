import { toHours } from '@/lib/cms/mappers/toPlace';
import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { placesHref } from '@/lib/routing/href';
import type { OpenDataPlace } from '@/lib/seo/openDataPlaces';
import { toOsmHours } from '@/lib/seo/openingHoursFormats';
import { publicUrl } from '@/lib/seo/publicUrl';
import { site } from '@/lib/site';

type Checked = { source: string; checked?: string };

/** A fact with its source and the day of its check; all null if the place does not have it. */
const withSource = <F extends Checked>(key: string, fact: F | undefined, read: (fact: F) => string) => ({
  [key]: fact ? read(fact) : null,
  [`${key}_source`]: fact?.source ?? null,
  [`${key}_checked`]: fact?.checked ?? null,
});

/** A text with a key for each language, such as `name_en`. */
const inLanguages = (key: string, texts: Record<Language, string> | null | undefined) =>
  Object.fromEntries(LANGUAGES.map((language) => [`${key}_${language}`, texts?.[language] ?? null]));

/** Keys of OpenStreetMap, where it has them. */
const factsOf = ({ openingHours, admission, telephone, website, booking }: OpenDataPlace) => ({
  ...withSource('opening_hours', openingHours, (hours) => toOsmHours(toHours(hours))),
  ...withSource('admission', admission, ({ answer }) => answer),
  ...inLanguages('admission', admission?.words),
  ...withSource('phone', telephone, ({ number }) => number),
  ...withSource('website', website, ({ url }) => url),
  ...withSource('booking', booking, ({ url }) => url),
});

const toFeature = (place: OpenDataPlace) => ({
  type: 'Feature',
  id: place.id,
  geometry: place.coordinates
    ? { type: 'Point', coordinates: [place.coordinates.longitude, place.coordinates.latitude] }
    : null,
  properties: {
    ...inLanguages('name', place.name),
    kind: place.groups[0],
    kinds: place.groups,
    schema_type: place.kind,
    ...inLanguages('address', place.address?.words),
    address_source: place.address?.source ?? null,
    precision_metres: place.coordinates?.precision ?? null,
    position_source: place.coordinates?.source ?? null,
    position_checked: place.coordinates?.checked ?? null,
    ...factsOf(place),
    wikidata: place.wikidata,
    ...inLanguages('url', place.pages),
  },
});

/**
 * The places as GeoJSON (RFC 7946); one whose position nobody knows has no geometry. Licence and source are foreign
 * members, which the format allows.
 */
export const toPlacesGeoJson = (places: readonly OpenDataPlace[]): string =>
  `${JSON.stringify({
    type: 'FeatureCollection',
    licence: site.openData.licence,
    licence_name: site.openData.licenceName,
    attribution: site.name.en,
    source: publicUrl(placesHref('geojson')),
    features: places.map(toFeature),
  })}\n`;
