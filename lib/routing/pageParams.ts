import type { Language } from '@/lib/i18n/language';
import type { RangeKey } from '@/lib/routing/eventRange';
import type { GuideChoice } from '@/lib/routing/guideFilter';
import type { MapGroup } from '@/lib/routing/mapGroup';

/** What an internal path can carry; each parameter is one segment of it. */
export type PageParams = {
  id: string;
  /** From 1. */
  page: number;
  /** `YYYY-MM-DD` */
  day: string;
  range: RangeKey;
  group: MapGroup;
  choice: GuideChoice;
  /** The id of the category that is filtered; null for the whole guide. */
  category: string | null;
  sheet: Language;
  /** Search parameters as one normalised string (`lib/routing/formQuery.ts`). */
  query: string;
};
