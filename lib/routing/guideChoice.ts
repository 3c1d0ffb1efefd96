import { listFilter } from '@/lib/routing/listFilter';

const CHOICES = ['children', 'rain', 'steps', 'shade', 'free', 'hour'] as const;

/** What a visitor narrows the guide to. */
export type GuideChoice = (typeof CHOICES)[number];

/** The filter of the guide and of its categories. */
export const GUIDE_CHOICE = listFilter('for', CHOICES);
