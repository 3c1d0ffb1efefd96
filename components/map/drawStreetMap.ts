import { Protocol } from 'pmtiles';
import { type MarkedPlaces, streetMapStyle, token } from '@/components/map/streetMapStyle';
import type { Language } from '@/lib/i18n/language';
import { fetchJson, is, list, nullable, object, oneOf, string } from '@/lib/json';
import { placesHref } from '@/lib/routing/href';
import { MAP_FILTER, type MapGroup } from '@/lib/routing/mapGroup';
import { site } from '@/lib/site';

/** Files of the library, served as they are: a bundled copy would be part of the offline pack and need a worker from a blob. */
const LIBRARY = new URL('maplibre-gl/dist/maplibre-gl.mjs', import.meta.url).href;
const WORKER = new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href;
const STYLE_SHEET = new URL('maplibre-gl/dist/maplibre-gl.css', import.meta.url).href;

/** West, south, east, north: the bay and its surroundings. */
const BOUNDS: [number, number, number, number] = [18.4, 42.3, 19, 42.65];
const CENTRE: [number, number] = [site.coordinates.longitude, site.coordinates.latitude];

/** Firefox never retries a module that failed to load: each failure changes the fragment, which no server sees. */
let failures = 0;

const loadLibrary = (): Promise<typeof import('maplibre-gl')> =>
  import(/* turbopackIgnore: true */ `${LIBRARY}#${failures}`).catch((error: unknown) => {
    failures += 1;
    throw error;
  });

type Options = {
  tiles: string;
  language: Language;
  group: MapGroup | null;
  messages: Record<'title' | 'in' | 'out' | 'closePlace', string>;
};

const position = is(
  (value): value is [number, number] => Array.isArray(value) && value.length === 2 && value.every(Number.isFinite),
);

/** The fields of the open data that the map uses (lib/seo/placesGeoJson.ts). */
const parseFeatures = object({
  features: list(
    object({
      geometry: nullable(object({ coordinates: position })),
      properties: object({
        name_en: string,
        name_sr: string,
        url_en: nullable(string),
        url_sr: nullable(string),
        kinds: list(oneOf(MAP_FILTER.choices)),
      }),
    }),
  ),
});

/** The places by position; some share one. */
async function fetchPlaces(language: Language, group: MapGroup | null): Promise<MarkedPlaces[]> {
  const { features } = await fetchJson(placesHref('geojson'), parseFeatures);
  const byPosition = new Map<string, MarkedPlaces>();
  for (const { geometry, properties } of features) {
    if (!geometry || (group !== null && !properties.kinds.includes(group))) continue;
    const key = geometry.coordinates.join();
    const marked = byPosition.get(key) ?? { position: geometry.coordinates, places: [] };
    byPosition.set(key, marked);
    marked.places.push({ name: properties[`name_${language}`], page: properties[`url_${language}`] });
  }
  return [...byPosition.values()];
}

const loadStyleSheet = (box: HTMLElement): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    box.before(Object.assign(link, { rel: 'stylesheet', href: STYLE_SHEET, onload: resolve, onerror: reject }));
  });

/** The names of places, as links to their pages. */
function placeLinks(places: MarkedPlaces['places']): DocumentFragment {
  const links = document.createDocumentFragment();
  for (const { name, page } of places) {
    const link = document.createElement(page === null ? 'p' : 'a');
    link.textContent = name;
    if (page !== null) link.setAttribute('href', page.replace(/^https?:\/\/[^/]+/, ''));
    links.append(link);
  }
  return links;
}

/**
 * Draws the street map with the site’s places in an empty element.
 *
 * @param closing removes the map
 * @throws when the library, the places or the tiles cannot be loaded, or the browser has no WebGL 2
 */
export async function drawStreetMap(box: HTMLElement, options: Options, closing: AbortSignal): Promise<void> {
  const { tiles, language, group, messages } = options;
  const [library, marked] = await Promise.all([loadLibrary(), fetchPlaces(language, group), loadStyleSheet(box)]);
  closing.throwIfAborted();

  library.setWorkerUrl(WORKER);
  library.addProtocol('pmtiles', new Protocol().tile);
  const map = new library.Map({
    container: box,
    style: streetMapStyle(tiles, marked, language),
    center: CENTRE,
    zoom: 15,
    minZoom: 10,
    maxBounds: BOUNDS,
    dragRotate: false,
    touchPitch: false,
    // It is below the map (StreetMapAction).
    attributionControl: false,
    locale: {
      'Map.Title': messages.title,
      'NavigationControl.ZoomIn': messages.in,
      'NavigationControl.ZoomOut': messages.out,
      'Popup.Close': messages.closePlace,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new library.NavigationControl({ showCompass: false }));
  for (const { position, places } of marked) {
    const marker = new library.Marker({ scale: 0.8, color: token('--roof') }).setLngLat(position);
    // In this order: adding a marker removes the keys of its popup.
    const popup = new library.Popup().setDOMContent(placeLinks(places));
    marker.addTo(map).setPopup(popup);
    const element = marker.getElement();
    // The focus was in the popup, unless a click has moved it already.
    popup.on('close', () => document.activeElement === document.body && element.focus());
    element.setAttribute('aria-label', places.map(({ name }) => name).join(', '));
    // The library leaves out the Enter of a number pad.
    element.addEventListener('keypress', ({ code }) => code === 'NumpadEnter' && marker.togglePopup());
    element.addEventListener('focus', () => {
      if (!map.getBounds().contains(position)) map.panTo(position);
    });
  }
  closing.addEventListener('abort', () => map.remove());
  await new Promise<unknown>((resolve, reject) => {
    map.once('load', resolve);
    map.once('error', ({ error }) => reject(error));
  });
}
