/** Chapters of the visitor information page, in order. Each is a key of `VisitorsInfoPage` and the anchor of its section. */
export const VISITOR_CHAPTERS = [
  'publicTransport',
  'city',
  'intercity',
  'taxis',
  'drivers',
  'distances',
  'airports',
  'ferry',
  'parking',
  'emergency',
  'topics',
  'help',
] as const;

export type VisitorChapter = (typeof VISITOR_CHAPTERS)[number];

/** The chapter with the contacts of the desk. */
export const DESK_CHAPTER: VisitorChapter = 'help';

/** Anchor of the offline pack on the same page. */
export const OFFLINE_PACK_ID = 'offline-pack';
