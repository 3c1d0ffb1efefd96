import styles from '@/components/lists/FilterLinks.module.scss';
import { PageLink } from '@/components/ui/page/PageLink.client';
import type { ListFilter } from '@/lib/routing/listFilter';

type Props<Choice extends string> = {
  filter: ListFilter<Choice>;
  /** URL of the whole list. */
  listHref: string;
  /** Null for the whole list; an unknown value marks none. */
  current: string | null;
  toLabel: (choice: Choice | 'all') => string;
  /** Only these are shown; by default all. */
  choices?: readonly Choice[];
  /** Ids of the elements with the number of results of the current choice. */
  describedBy?: string;
};

/**
 * The choices of a filter as links; the first is the whole list. The current one is described by its number of results:
 * on its page it regains the focus, and screen readers do not announce a status that is part of a new page.
 */
export function FilterLinks<Choice extends string>({
  filter,
  listHref,
  current,
  toLabel,
  choices,
  describedBy,
}: Props<Choice>) {
  return (
    <ul className={styles.links}>
      {[null, ...(choices ?? filter.choices)].map((choice) => (
        <li key={choice}>
          <PageLink
            href={filter.toHref(listHref, choice)}
            scroll={false}
            aria-current={choice === current ? 'page' : undefined}
            aria-describedby={choice === current ? describedBy : undefined}
          >
            {toLabel(choice ?? 'all')}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
