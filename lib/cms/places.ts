import 'server-only';
import { join } from 'node:path';
import { byArticleId, readPlaces } from '@/lib/cms/files/readPlaces';
import type { PlaceFile } from '@/lib/cms/schema/placeFile';

let places: Map<string, PlaceFile> | undefined;

/** The facts about the place of an article, whichever provider the article comes from. The files are read once. */
export function getPlace(articleId: string): PlaceFile | null {
  places ??= byArticleId(readPlaces(join(process.cwd(), 'content')));
  return places.get(articleId) ?? null;
}
