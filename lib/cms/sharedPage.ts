import { clock } from '@/lib/i18n/clock';
import { townDay } from '@/lib/i18n/dates';
import type { Page } from '@/lib/routing/internal';
import type { SharedPage } from '@/lib/routing/pageKinds';

/** One of the site’s own pages. The terms carry today’s date, so there is one of them for each day. */
export const sharedPage = (page: SharedPage): Page =>
  page === 'terms' ? { kind: 'terms', day: townDay(clock.now()) } : { kind: page };
