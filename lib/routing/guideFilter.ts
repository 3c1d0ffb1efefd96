import { listFilter } from '@/lib/routing/listFilter';

/** Tags by which editors recommend an article. */
export const CHILDREN = 'children';
export const RAINY_DAY = 'rainy-day';

const HOUR_MINUTES = 60;

/** The facts of a place that a choice depends on. */
type Facts = {
  stepFree?: { answer: string };
  shade?: { answer?: string };
  admission?: { answer: string };
  duration?: { minutes: number; upTo?: number };
};

type Known = { tags: readonly string[]; place: Facts | null };

/** The choices, each with its check. */
const CHECKS = {
  children: ({ tags }) => tags.includes(CHILDREN),
  rain: ({ tags }) => tags.includes(RAINY_DAY),
  steps: ({ place }) => place?.stepFree !== undefined && place.stepFree.answer !== 'no',
  shade: ({ place }) => place?.shade?.answer === 'yes',
  free: ({ place }) => place?.admission?.answer === 'free',
  hour: ({ place }) => place?.duration !== undefined && (place.duration.upTo ?? place.duration.minutes) <= HOUR_MINUTES,
} satisfies Record<string, (known: Known) => boolean>;

/** What a visitor narrows the guide to. */
export type GuideChoice = keyof typeof CHECKS;

/** The filter of the guide and of its categories, with the choices in the order they are shown (docs/requirements.md, Guide). */
export const GUIDE_FILTER = listFilter<GuideChoice>('for', ['children', 'rain', 'steps', 'shade', 'free', 'hour']);

/** Whether the known facts of an article match a choice; an unknown one never does. */
export const matchesChoice = (choice: GuideChoice, tags: readonly string[], place: Facts | null): boolean =>
  CHECKS[choice]({ tags, place });
