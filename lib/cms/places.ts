import 'server-only';
import { createNotes } from '@/lib/cms/files/notes';
import { byArticleId, readPlaces } from '@/lib/cms/files/readPlaces';
import { readWithLast } from '@/lib/cms/files/readWithLast';
import type { PlaceFile } from '@/lib/cms/schema/placeFile';
import { logFault } from '@/lib/server/contentFaults';
import { untilRefresh } from '@/lib/server/freshness';

/** The places of the guide. */
export const getPlaceEntries = untilRefresh(() => readWithLast('places', readPlaces));

const placesByArticle = untilRefresh(() => {
  const { attempt, faults } = createNotes();
  const places = byArticleId(getPlaceEntries(), attempt);
  for (const fault of faults) logFault(fault);
  return places;
});

/** The facts about the place of an article, whichever provider the article comes from. */
export const getPlace = (articleId: string): PlaceFile | null => placesByArticle().get(articleId) ?? null;
