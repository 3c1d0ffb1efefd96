import 'server-only';
import { clock } from '@/lib/clock';
import type { ContractArticle } from '@/lib/contract/article';
import { type Answer, found } from '@/lib/provider/answer';
import { provider } from '@/lib/provider/current';

const PAGE_SIZE = 100;
/** Pages read at most: twice the events of any town’s year. */
const MAX_PAGES = 5;
/** Events that began longer ago are left out. */
const PAST_MS = 90 * 86_400_000;

/**
 * The events of the calendar: all that are to come, and those of the last three months. All or nothing, since what is
 * missing here vanishes from the calendars of those who subscribed.
 */
export async function getCalendarEvents(): Promise<Answer<ContractArticle[]>> {
  const earliest = clock.now().getTime() - PAST_MS;
  const isRecent = ({ startDate }: ContractArticle): boolean => startDate !== null && Date.parse(startDate) >= earliest;
  const events: ContractArticle[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const answer = await provider().articles({
      page,
      limit: PAGE_SIZE,
      type: 'event',
      sort_by: 'startDate',
      sort_order: 'desc',
    });
    if (answer.state !== 'found') return answer;
    const { data, lastPage } = answer.value;
    const recent = data.filter(isRecent);
    events.push(...recent);
    if (page >= lastPage || recent.length < data.length) break;
  }
  return found(events.reverse());
}
