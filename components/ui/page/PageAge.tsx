import { getTranslations } from 'next-intl/server';
import { StalePageWatch } from '@/components/ui/page/StalePageWatch.client';
import { clock } from '@/lib/i18n/clock';
import { formatDate } from '@/lib/i18n/dates';

/** Precision of the date: a page that is rendered again soon, as after an edit of another one, is the same document. */
const STEP_MS = 300_000;

/**
 * Shows the date of a stale page, for a long outage of the content provider. The server renders the date into the cached
 * page, and the browser decides whether it is old.
 */
export async function PageAge() {
  const t = await getTranslations('PageAge');
  const now = clock.now();
  const renderedAt = Math.floor(now.getTime() / STEP_MS) * STEP_MS;
  return <StalePageWatch renderedAt={renderedAt} text={t('text', { date: formatDate(now.toISOString()) })} />;
}
