import 'server-only';
import type { Metadata } from 'next';
import { pageMetadata } from '@/lib/seo/pageMetadata';
import { robotsOf } from '@/lib/seo/robots';

/** Metadata of the events of a date range: canonical is the page of all events. */
export const eventRangeMetadata = async (): Promise<Metadata> => ({
  ...(await pageMetadata('events')),
  robots: robotsOf('eventRange'),
});
