import { listFilter } from '@/lib/routing/listFilter';

/** What a visitor narrows the guide and its categories to, in the order it is shown (docs/requirements.md, Guide). */
const CHOICES = ['children', 'rain', 'steps', 'shade', 'free', 'hour'] as const;

export type GuideChoice = (typeof CHOICES)[number];

export const GUIDE_FILTER = listFilter('for', CHOICES);
