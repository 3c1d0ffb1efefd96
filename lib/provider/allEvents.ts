import 'server-only';
import type { ContractArticle } from '@/lib/contract/article';
import { type Answer, found } from '@/lib/provider/answer';
import { getEvents } from '@/lib/provider/questions';

/** Pages read at most: some 240 events, more than any town’s year. */
const MAX_PAGES = 20;

/** All events of the list, page by page; what stands when a later page fails. */
export async function getAllEvents(): Promise<Answer<ContractArticle[]>> {
  const first = await getEvents(1);
  if (first.state !== 'found') return first;
  const events = [...first.value.data];
  for (let page = 2; page <= Math.min(first.value.lastPage, MAX_PAGES); page += 1) {
    const answer = await getEvents(page);
    if (answer.state !== 'found') break;
    events.push(...answer.value.data);
  }
  return found(events);
}
