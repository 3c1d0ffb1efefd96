import type { Point } from '@/lib/map/geometry';
import type { AirportKey, RouteKey } from '@/lib/visitor-info/transport';

/** A road in the drawing, with the position of its distance label. */
type Road = { line: string; km: Point & { anchor: 'middle' | 'end' } };

/** As narrow as a column on a phone, so that the text is legible at 320 px. */
export const ROUTE_VIEW_BOX = '0 0 280 366';

export const KOTOR: Point = { x: 76, y: 176 };

/** The open sea, to set the coast off from the inland. */
export const SEA = 'M0 52H20L62 94V158L22 198V262L78 318V344L100 366H0Z';

/** Roads bend in steps of 45°; the zigzag is the hairpin road to Njeguši. */
export const ROADS: Record<RouteKey, Road> = {
  vrmacTunnel: { line: 'M76 176 40 212V262', km: { x: 48, y: 190, anchor: 'end' } },
  petrovacVirpazar: { line: 'M76 176l32 32V260l12 12H230l12-12V176', km: { x: 178, y: 291, anchor: 'middle' } },
  njegusiCetinje: { line: 'M76 176h18l4-6 7 12 7-12 7 12 7-12 4 6H249', km: { x: 174, y: 195, anchor: 'middle' } },
  sozinaTunnel: { line: 'M76 176l32 32V324l12 12H244l12-12V176', km: { x: 178, y: 355, anchor: 'middle' } },
  risanHercegNovi: { line: 'M76 176V68L36 28', km: { x: 66, y: 118, anchor: 'end' } },
};

/** By the keys of `VisitorsInfoPage.routeMap.stops`, with the side on which each has its label. */
export const STOPS = {
  hercegNovi: { x: 76, y: 90, side: 'right' },
  risan: { x: 76, y: 132, side: 'right' },
  vrmacTunnel: { x: 40, y: 228, side: 'right' },
  njegusi: { x: 148, y: 176, side: 'above' },
  cetinje: { x: 202, y: 176, side: 'above' },
  budva: { x: 108, y: 228, side: 'right' },
  petrovac: { x: 150, y: 272, side: 'above' },
  virpazar: { x: 208, y: 272, side: 'above' },
  sozinaTunnel: { x: 178, y: 336, side: 'above' },
} satisfies Record<string, Point & { side: 'right' | 'above' }>;

export type StopKey = keyof typeof STOPS;

/** The airports, with the baseline of their labels. */
export const AIRPORT_POINTS: Record<AirportKey, Point & { name: Point & { anchor: 'start' | 'middle' | 'end' } }> = {
  dubrovnik: { x: 36, y: 28, name: { x: 58, y: 30, anchor: 'start' } },
  tivat: { x: 40, y: 262, name: { x: 40, y: 293, anchor: 'middle' } },
  podgorica: { x: 249, y: 176, name: { x: 276, y: 146, anchor: 'end' } },
};
