import type { ReactNode } from 'react';
import styles from '@/components/plan/PlanNone.module.scss';
import { PageLink } from '@/components/ui/page/PageLink.client';
import { fill } from '@/lib/i18n/fill';
import type { Language } from '@/lib/i18n/language';
import { planHref } from '@/lib/routing/browserHref';
import type { RoundName } from '@/lib/routing/wishFields';
import { type Change, loosen } from '@/lib/trip/loosen';
import type { PlanPlace } from '@/lib/trip/plan';
import { CHOICES, toClock, toInputs, type Wish } from '@/lib/trip/wish';

export type NoneWords = Record<'none' | 'unknown' | 'possible', string> & { changes: Record<Change, string> };

type Props = {
  language: Language;
  wish: Wish;
  places: Record<RoundName, readonly PlanPlace[]>;
  words: NoneWords;
  children?: ReactNode;
};

/** Says that there is no plan for a wish, with links to those that there are when a little of it is changed. */
export function PlanNone({ language, wish, places, words, children }: Props) {
  const ways = loosen(places, wish);
  return (
    <div className={styles.none}>
      <p role="status">
        {words.none} {CHOICES.some((choice) => wish[choice]) && words.unknown}
      </p>
      {ways.length > 0 && (
        <>
          <p>{words.possible}</p>
          <ul>
            {ways.map(({ changes, wish: changed }) => (
              <li key={changes.join()}>
                <PageLink href={planHref(language, toInputs(changed))}>
                  {changes
                    .map((name) => fill(words.changes[name], { from: toClock(changed.from), to: toClock(changed.to) }))
                    .join(', ')}
                </PageLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {children}
    </div>
  );
}
