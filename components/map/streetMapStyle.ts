import type {
  ExpressionSpecification,
  FillLayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import type { Language } from '@/lib/i18n/language';

/** Places with one marker: its longitude and latitude, their names, and the URLs of their pages. */
export type MarkedPlaces = { position: [number, number]; places: { name: string; page: string | null }[] };

/** A colour of the design, light or dark as the page is now. */
export const token = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

const GREEN = ['park', 'national_park', 'nature_reserve', 'forest', 'wood', 'scrub', 'grassland', 'grass', 'cemetery'];

/** The field of the tiles with the names of towns. */
const TOWN_NAME: Record<Language, string> = { en: 'name:en', sr: 'name' };

const isOfKind = (...kinds: string[]): ExpressionSpecification => ['in', ['get', 'kind'], ['literal', kinds]];

const fromTiles = (layer: string) => ({ source: 'tiles', 'source-layer': layer });

const fill = (layer: string, colour: string, filter: ExpressionSpecification): FillLayerSpecification => ({
  id: layer,
  type: 'fill',
  ...fromTiles(layer),
  filter,
  paint: { 'fill-color': colour },
});

/** Width of a road in pixels, from zoom 11 to 18. */
const roadWidth = (casing: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  11,
  ['case', isOfKind('highway', 'major_road'), 1.5 + casing, 0.4 + casing],
  18,
  ['case', isOfKind('highway', 'major_road'), 18 + casing, isOfKind('minor_road'), 12 + casing, 4 + casing],
];

/**
 * A style for tiles of the Protomaps basemap (https://docs.protomaps.com/basemaps/layers), in the colours of the site. It
 * names no glyphs: the library then draws text with the fonts of the page, and no further host is needed.
 */
export function streetMapStyle(tiles: string, marked: readonly MarkedPlaces[], language: Language): StyleSpecification {
  const polygon: ExpressionSpecification = ['==', ['geometry-type'], 'Polygon'];
  const roads = {
    ...fromTiles('roads'),
    type: 'line',
    filter: isOfKind('highway', 'major_road', 'minor_road'),
  } as const;
  const round = { 'line-cap': 'round', 'line-join': 'round' } as const;
  const text = {
    'text-field': ['coalesce', ['get', TOWN_NAME[language]], ['get', 'name']],
    // A family with a number in its name needs quotation marks.
    'text-font': ['"Source Sans 3"'],
  } satisfies SymbolLayerSpecification['layout'];
  const ink = { 'text-color': token('--ink'), 'text-halo-color': token('--page'), 'text-halo-width': 1.5 };
  return {
    version: 8,
    sources: {
      tiles: { type: 'vector', url: `pmtiles://${tiles}` },
      places: {
        type: 'geojson',
        data: {
          type: 'FeatureCollection',
          features: marked.map(({ position, places }) => ({
            type: 'Feature',
            geometry: { type: 'Point', coordinates: position },
            properties: { name: places[0]?.name + (places.length > 1 ? ` +${places.length - 1}` : '') },
          })),
        },
      },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': token('--water') } },
      fill('earth', token('--page'), polygon),
      fill('landuse', token('--stone'), isOfKind(...GREEN)),
      fill('water', token('--water'), polygon),
      {
        id: 'rivers',
        type: 'line',
        ...fromTiles('water'),
        filter: isOfKind('river', 'stream'),
        paint: { 'line-color': token('--water'), 'line-width': 1.5 },
      },
      fill('buildings', token('--line'), isOfKind('building', 'building_part')),
      {
        id: 'paths',
        type: 'line',
        ...fromTiles('roads'),
        minzoom: 13,
        filter: isOfKind('path', 'other'),
        paint: { 'line-color': token('--line-strong'), 'line-dasharray': [2, 1.5] },
      },
      {
        id: 'road edges',
        ...roads,
        layout: round,
        paint: { 'line-color': token('--line-strong'), 'line-width': roadWidth(1.5) },
      },
      { id: 'roads', ...roads, layout: round, paint: { 'line-color': token('--raised'), 'line-width': roadWidth(0) } },
      {
        id: 'road names',
        type: 'symbol',
        ...fromTiles('roads'),
        minzoom: 14,
        layout: { ...text, 'symbol-placement': 'line', 'text-size': 13 },
        paint: ink,
      },
      {
        id: 'waters',
        type: 'symbol',
        ...fromTiles('water'),
        filter: isOfKind('sea', 'bay', 'strait', 'fjord', 'river', 'lake'),
        layout: { ...text, 'text-size': 14 },
        paint: { ...ink, 'text-color': token('--sea-deep'), 'text-halo-color': token('--water') },
      },
      {
        id: 'towns',
        type: 'symbol',
        ...fromTiles('places'),
        filter: isOfKind('locality', 'neighbourhood'),
        layout: { ...text, 'text-size': 15 },
        paint: ink,
      },
      {
        id: 'places',
        type: 'symbol',
        source: 'places',
        layout: { ...text, 'text-size': 14, 'text-anchor': 'top', 'text-offset': [0, 0.25] },
        paint: { ...ink, 'text-color': token('--roof') },
      },
    ],
  };
}
