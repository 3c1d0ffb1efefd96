import 'server-only';
import { getEvents } from '@/lib/cms/queries';
import { found, type Result } from '@/lib/cms/result';
import type { ContractArticle } from '@/lib/cms/schema/article';
import { staleIfError } from '@/lib/cms/staleIfError';
import { processWide } from '@/lib/server/processWide';

/** About 480 events. */
const MAX_PAGES = 40;
/** Pages requested in parallel. */
const CONCURRENCY = 4;

/** Fails as a whole when one page fails: a list with gaps would be in the wrong order. */
async function fetchAllEvents(): Promise<Result<ContractArticle[]>> {
  const first = await getEvents(1);
  if (first.state !== 'found') return first;
  const pages = [first.value];
  const lastPage = Math.min(first.value.lastPage, MAX_PAGES);
  while (pages.length < lastPage) {
    const next = Array.from({ length: Math.min(CONCURRENCY, lastPage - pages.length) }, (_, index) =>
      getEvents(pages.length + index + 1),
    );
    for (const result of await Promise.all(next)) {
      if (result.state !== 'found') return result;
      pages.push(result.value);
    }
  }
  // An event that moves in the list while its pages are fetched is on two of them.
  const events = new Map(pages.flatMap(({ data }) => data).map((event) => [event._id, event]));
  return found([...events.values()]);
}

/** All events, in the order of the provider. While it fails, the last complete list is served. */
export const getAllEvents = processWide('kotorEvents', () => staleIfError('events', fetchAllEvents));
