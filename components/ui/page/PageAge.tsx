import { getTranslations } from 'next-intl/server';
import { PageAgeWatch } from '@/components/ui/page/PageAgeWatch.client';
import { clock } from '@/lib/i18n/clock';
import { formatDate } from '@/lib/i18n/dates';

/**
 * Says of a kept page how old it is, should a long outage of the content provider keep it from being renewed. The page
 * carries the time it was rendered; whether that is long ago, only the browser that shows it knows.
 */
export async function PageAge() {
  const t = await getTranslations('PageAge');
  const now = clock.now();
  return <PageAgeWatch renderedAt={now.getTime()} text={t('text', { date: formatDate(now.toISOString()) })} />;
}
