import 'server-only';
import { join } from 'node:path';
import { attempt } from '@/lib/cms/files/attempt';
import { byArticleId, readPlaces } from '@/lib/cms/files/readPlaces';
import type { PlaceFile } from '@/lib/cms/schema/placeFile';

let places: Map<string, PlaceFile> | undefined;

/** The facts about the place of an article, whichever provider the article comes from. The files are read once. */
export function getPlace(articleId: string): PlaceFile | null {
  places ??= byArticleId(readPlaces(join(process.cwd(), 'content'), attempt), attempt);
  return places.get(articleId) ?? null;
}
