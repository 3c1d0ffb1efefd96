import 'server-only';
import { env } from '@/lib/server/env';

/**
 * Ids the article of an entry may have. A content system does not know our folder names, so for it these are only the
 * `ids` of the entry.
 */
export const articleIdsOf = (id: string, ids: readonly string[] = []): string[] => [
  ...(env().apiHost ? [] : [id]),
  ...ids,
];
