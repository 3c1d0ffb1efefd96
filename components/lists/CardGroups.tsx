import { Fragment, type ReactNode } from 'react';
import gridStyles from '@/components/cards/CardGrid.module.scss';
import styles from '@/components/lists/CardGroups.module.scss';
import type { Card, CardGroup } from '@/lib/articles/card';

type Props = {
  groups: readonly CardGroup[];
  /** Whether the group before these has events that have ended. */
  isAfterOver?: boolean;
  /** The heading over events that have ended. */
  past: string;
  /** One list item. */
  children: (card: Card) => ReactNode;
};

/** Cards in a grid for each group, under its heading. */
export const CardGroups = ({ groups, isAfterOver = false, past, children }: Props) =>
  groups.map(({ key, heading, isOver, cards }, index) => (
    <Fragment key={key}>
      {isOver && !(groups[index - 1]?.isOver ?? isAfterOver) && <h2 className={styles.past}>{past}</h2>}
      <div className={heading ? styles.month : undefined}>
        {heading && <h3>{heading}</h3>}
        <ul className={gridStyles.grid}>{cards.map(children)}</ul>
      </div>
    </Fragment>
  ));
