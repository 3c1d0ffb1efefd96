'use client';

import { Children, type ReactNode, useRef, useState } from 'react';
import styles from '@/components/visitor-info/DriverCards.module.scss';

type Props = {
  words: { label: string; show: string; close: string };
  /** The places’ names, one for each card. */
  names: readonly string[];
  /** Numbers to call, shown below a card that fills the screen. */
  calls: ReactNode;
  /** The cards, complete on the server. */
  children: ReactNode;
};

/** A list of cards to read in place; a tap shows one alone, over the whole screen, in a native dialog. */
export function DriverCards({ words, names, calls, children }: Props) {
  const cards = Children.toArray(children);
  const [shown, setShown] = useState<number | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);

  const show = (index: number): void => {
    setShown(index);
    dialog.current?.showModal();
  };

  return (
    <>
      <ul className={styles.cards}>
        {cards.map((card, index) => (
          <li key={names[index]}>
            {card}
            <button type="button" aria-label={`${words.show}: ${names[index]}`} onClick={() => show(index)}>
              {words.show}
            </button>
          </li>
        ))}
      </ul>
      <dialog ref={dialog} className={styles.dialog} aria-label={words.label} onClose={() => setShown(null)}>
        <button className={styles.close} type="button" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
        {shown !== null && (
          <>
            <div className={styles.place}>{cards[shown]}</div>
            {calls}
          </>
        )}
      </dialog>
    </>
  );
}
