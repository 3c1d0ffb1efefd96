import { getTranslations } from 'next-intl/server';
import { StalePageWatch } from '@/components/ui/page/StalePageWatch.client';
import { clock } from '@/lib/i18n/clock';
import { formatDate, toInstant, townDay } from '@/lib/i18n/dates';
import { addDays } from '@/lib/i18n/day';

/**
 * Precision of the date: a page that is rendered again soon, as after an edit of another one, yields the same document.
 */
const STEP_MS = 300_000;

/**
 * Refreshes a page of an earlier day, and shows its date in a long outage of the content provider. The server renders the
 * date into the cached page, and the browser decides whether it is old.
 */
export async function PageAge() {
  const t = await getTranslations('PageAge');
  const now = clock.now();
  const renderedAt = Math.floor(now.getTime() / STEP_MS) * STEP_MS;
  const dayEnd = Date.parse(toInstant(addDays(townDay(now), 1), '00:00:00'));
  const text = t('text', { date: formatDate(now.toISOString()) });
  return <StalePageWatch renderedAt={renderedAt} dayEnd={dayEnd} text={text} />;
}
