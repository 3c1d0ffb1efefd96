import 'server-only';
import type { ContractArticle } from '@/lib/contract/article';
import { type Answer, found } from '@/lib/provider/answer';
import { keepLastGood } from '@/lib/provider/lastGood';
import { getEvents } from '@/lib/provider/questions';

/** Pages read at most: some 240 events, more than any town’s year. */
const MAX_PAGES = 20;

/** The pages of events narrowed to days are never kept, what they choose from is: an outage takes none of it away. */
const pages = Array.from({ length: MAX_PAGES }, (_, index) =>
  keepLastGood(`events, page ${index + 1}`, () => getEvents(index + 1)),
);

/** All events of the list, page by page; what stands when a later page fails. */
export async function getAllEvents(): Promise<Answer<ContractArticle[]>> {
  const events = new Map<string, ContractArticle>();
  for (const [index, getPage] of pages.entries()) {
    const answer = await getPage();
    if (answer.state !== 'found' && index === 0) return answer;
    if (answer.state !== 'found') break;
    for (const event of answer.value.data) events.set(event._id, event);
    if (index + 1 >= answer.value.lastPage) break;
  }
  return found([...events.values()]);
}
