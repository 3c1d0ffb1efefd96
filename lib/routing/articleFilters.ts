import { type ListFilter, listFilter } from '@/lib/routing/listFilter';
import type { PageKind, SitePage } from '@/lib/routing/pageKinds';

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

/** The choices of all filters of articles, each with its check. */
const CHECKS = {
  children: ({ tags }) => tags.includes(CHILDREN),
  rain: ({ tags }) => tags.includes(RAINY_DAY),
  steps: ({ place }) => place?.stepFree !== undefined && place.stepFree.answer !== 'no',
  shade: ({ place }) => place?.shade?.answer === 'yes',
  free: ({ place }) => place?.admission?.answer === 'free',
  hour: ({ place }) => place?.duration !== undefined && (place.duration.upTo ?? place.duration.minutes) <= HOUR_MINUTES,
} satisfies Record<string, (known: Known) => boolean>;

/** What a visitor narrows a list of articles to. */
export type ArticleChoice = keyof typeof CHECKS;

/** Sections whose lists of articles can be filtered. */
export type FilteredSection = 'guide';

type SectionFilter = {
  /** With its choices in the order they are shown. */
  filter: ListFilter<ArticleChoice>;
  /** The page of the whole list. */
  list: SitePage;
  /** The kind of the pages of its categories, where these are filtered too. */
  category?: 'category';
};

export const ARTICLE_FILTERS: Record<FilteredSection, SectionFilter> = {
  guide: {
    filter: listFilter<ArticleChoice>('for', ['children', 'rain', 'steps', 'shade', 'free', 'hour']),
    list: 'guide',
    category: 'category',
  },
};

const SECTIONS = Object.keys(ARTICLE_FILTERS) as FilteredSection[];

/** The section whose filter the pages of a kind have. */
export const filteredSection = (kind: PageKind): FilteredSection | undefined =>
  SECTIONS.find((section) => kind === ARTICLE_FILTERS[section].list || kind === ARTICLE_FILTERS[section].category);

/** Whether the known facts of an article match a choice; an unknown one never does. */
export const matchesChoice = (choice: ArticleChoice, tags: readonly string[], place: Facts | null): boolean =>
  CHECKS[choice]({ tags, place });
