import styles from '@/components/lists/FilterLinks.module.scss';
import { PageLink } from '@/components/ui/page/PageLink.client';
import type { ListFilter } from '@/lib/routing/listFilter';

type Props<Choice extends string> = {
  filter: ListFilter<Choice>;
  /** The link of the whole list. */
  list: string;
  /** Null for the whole list; a value that is no choice marks none. */
  current: string | null;
  toLabel: (choice: Choice | 'all') => string;
  /** Only these are shown; by default all. */
  choices?: readonly Choice[];
};

/** The choices of a filter as links; the first is the whole list. */
export function FilterLinks<Choice extends string>({ filter, list, current, toLabel, choices }: Props<Choice>) {
  return (
    <ul className={styles.links}>
      {[null, ...(choices ?? filter.choices)].map((choice) => (
        <li key={choice}>
          <PageLink
            href={filter.toHref(list, choice)}
            scroll={false}
            aria-current={choice === current ? 'page' : undefined}
          >
            {toLabel(choice ?? 'all')}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
