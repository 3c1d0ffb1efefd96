/** The chapters of the visitors info page in their order; each is a key of `VisitorsInfoPage` and an anchor. */
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
  'help',
] as const;

export type VisitorChapter = (typeof VISITOR_CHAPTERS)[number];
