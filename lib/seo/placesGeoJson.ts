import type { OpenPlace } from '@/lib/cms/openPlaces';
import { placesHref } from '@/lib/routing/href';
import { site } from '@/lib/site';

const toFeature = ({ id, groups, kind, name, pages, address, coordinates, wikidata }: OpenPlace) => ({
  type: 'Feature',
  id,
  geometry: coordinates ? { type: 'Point', coordinates: [coordinates.longitude, coordinates.latitude] } : null,
  properties: {
    name_en: name.en,
    name_sr: name.sr,
    kind: groups[0],
    kinds: groups,
    schema_type: kind,
    address_en: address?.words.en ?? null,
    address_sr: address?.words.sr ?? null,
    address_source: address?.source ?? null,
    precision_metres: coordinates?.precision ?? null,
    position_source: coordinates?.source ?? null,
    position_checked: coordinates?.checked ?? null,
    wikidata,
    url_en: pages?.en ?? null,
    url_sr: pages?.sr ?? null,
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
