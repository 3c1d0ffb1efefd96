import 'server-only';
import { getEvents } from '@/lib/cms/queries';
import { found, type Result } from '@/lib/cms/result';
import type { ContractArticle } from '@/lib/cms/schema/article';
import { staleIfError } from '@/lib/cms/staleIfError';

/** Pages read at most: some 480 events. */
const MAX_PAGES = 40;
/** Pages requested at once. */
const AT_ONCE = 4;

/** All or nothing: without one of its pages, the list would be in the wrong order and have gaps. */
async function readAllEvents(): Promise<Result<ContractArticle[]>> {
  const first = await getEvents(1);
  if (first.state !== 'found') return first;
  const pages = [first.value];
  const lastPage = Math.min(first.value.lastPage, MAX_PAGES);
  while (pages.length < lastPage) {
    const next = Array.from({ length: Math.min(AT_ONCE, lastPage - pages.length) }, (_, index) =>
      getEvents(pages.length + index + 1),
    );
    for (const answer of await Promise.all(next)) {
      if (answer.state !== 'found') return answer;
      pages.push(answer.value);
    }
  }
  // An event that moves while the list is read is on two pages.
  const events = new Map(pages.flatMap(({ data }) => data).map((event) => [event._id, event]));
  return found([...events.values()]);
}

/** Middleware and pages are separate bundles in one process: the list they share hangs on `globalThis`. */
const shared = globalThis as typeof globalThis & { kotorEvents?: typeof readAllEvents };
shared.kotorEvents ??= staleIfError('events', readAllEvents);

/** All events, as the provider orders them. The last complete list is served on while the provider fails. */
export const getAllEvents = shared.kotorEvents;
