import { clock } from '@/lib/i18n/clock';
import { townDay } from '@/lib/i18n/dates';
import type { Page } from '@/lib/routing/internal';
import type { SharedPage } from '@/lib/routing/pageKinds';

/** A page with fixed content. The terms show today’s date, so each day has a page of its own. */
export const sharedPage = (page: SharedPage): Page =>
  page === 'terms' ? { kind: 'terms', day: townDay(clock.now()) } : { kind: page };
