import 'server-only';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { pageLanguage } from '@/lib/i18n/pageLanguage';
import { eventsHref } from '@/lib/routing/href';
import { NOT_KEPT, toMetadata } from '@/lib/seo/metadata';

/** Names of a page of the events. */
export async function eventsMetadata(page: number): Promise<Metadata> {
  const t = await getTranslations('EventsPage');
  return toMetadata({
    language: await pageLanguage(),
    subject: { kind: 'events' },
    title: t('metaTitle'),
    description: t('metaDescription'),
    keywords: t('metaKeywords'),
    addresses: { en: eventsHref('en', { page }), sr: eventsHref('sr', { page }) },
    page,
  });
}

/** Narrowed to some days they stay the same page, for crawlers too. */
export const eventRangeMetadata = async (): Promise<Metadata> => ({ ...(await eventsMetadata(1)), robots: NOT_KEPT });
