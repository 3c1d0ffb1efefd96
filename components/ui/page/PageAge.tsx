import { getTranslations } from 'next-intl/server';
import { StalePageWatch } from '@/components/ui/page/StalePageWatch.client';
import { clock } from '@/lib/i18n/clock';
import { formatDate } from '@/lib/i18n/dates';

/**
 * Shows the date of a stale page, for a long outage of the content provider. The server renders the date into the cached
 * page, and the browser decides whether it is old.
 */
export async function PageAge() {
  const t = await getTranslations('PageAge');
  const now = clock.now();
  return <StalePageWatch renderedAt={now.getTime()} text={t('text', { date: formatDate(now.toISOString()) })} />;
}
