import { listFilter } from '@/lib/routing/listFilter';

/** The filters of the guide and its categories, in display order (docs/requirements.md, Guide). */
const CHOICES = ['children', 'rain', 'steps', 'shade', 'free', 'hour'] as const;

export type GuideChoice = (typeof CHOICES)[number];

export const GUIDE_FILTER = listFilter('for', CHOICES);
