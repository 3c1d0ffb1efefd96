import 'server-only';
import { getAllEvents } from '@/lib/cms/allEvents';
import { mapResult, type Result } from '@/lib/cms/result';
import type { ContractArticle } from '@/lib/cms/schema/article';
import { clock } from '@/lib/i18n/clock';
import { DAY_MS } from '@/lib/i18n/day';

/** Events that began earlier are left out. */
const PAST_MS = 90 * DAY_MS;

const startOf = ({ startDate }: ContractArticle): number => Date.parse(startDate ?? '');

/** Events of the calendar feed, earliest first: future ones, and those that began in the last three months. */
export async function getCalendarEvents(): Promise<Result<ContractArticle[]>> {
  const earliest = clock.now().getTime() - PAST_MS;
  return mapResult(await getAllEvents(), (events) =>
    events.filter((event) => startOf(event) >= earliest).sort((a, b) => startOf(a) - startOf(b)),
  );
}
