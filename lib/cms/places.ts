import 'server-only';
import { attempt } from '@/lib/cms/files/attempt';
import { byArticleId, readPlaces } from '@/lib/cms/files/readPlaces';
import { readWithLast } from '@/lib/cms/files/readWithLast';
import type { PlaceFile } from '@/lib/cms/schema/placeFile';
import { untilRefresh } from '@/lib/server/refreshedAt';

/** The places of the guide. */
export const getPlaceEntries = untilRefresh(() => readWithLast('places', readPlaces));

const placesByArticle = untilRefresh(() => byArticleId(getPlaceEntries(), attempt));

/** The facts about the place of an article, whichever provider the article comes from. */
export const getPlace = (articleId: string): PlaceFile | null => placesByArticle().get(articleId) ?? null;
