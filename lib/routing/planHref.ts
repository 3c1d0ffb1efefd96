import type { Language } from '@/lib/i18n/language';
import { SEGMENTS } from '@/lib/routing/table';
import type { WishInputs } from '@/lib/routing/wishFields';

/** The planner, and with the fields of its form the plan for them. */
export const planHref = (language: Language, inputs?: WishInputs): string =>
  `/${SEGMENTS.plan[language]}${inputs ? `?${new URLSearchParams(inputs)}` : ''}`;
