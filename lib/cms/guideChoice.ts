import { CHILDREN, RAINY_DAY, STEP_FREE } from '@/lib/articles/tags';
import type { PlaceFile } from '@/lib/cms/schema/placeFile';
import type { GuideChoice } from '@/lib/routing/guideFilter';

const HOUR_MINUTES = 60;

type Known = { tags: readonly string[]; place: PlaceFile | null };

const CHECKS: Record<GuideChoice, (known: Known) => boolean> = {
  children: ({ tags }) => tags.includes(CHILDREN),
  rain: ({ tags }) => tags.includes(RAINY_DAY),
  steps: ({ tags, place }) =>
    tags.includes(STEP_FREE) || (place?.stepFree !== undefined && place.stepFree.answer !== 'no'),
  shade: ({ place }) => place?.shade?.answer === 'yes',
  free: ({ place }) => place?.admission?.answer === 'free',
  hour: ({ place }) => place?.duration !== undefined && (place.duration.upTo ?? place.duration.minutes) <= HOUR_MINUTES,
};

/** Whether the known facts of an article match a choice; an unknown one never does. */
export const matchesChoice = (choice: GuideChoice, tags: readonly string[], place: PlaceFile | null): boolean =>
  CHECKS[choice]({ tags, place });
