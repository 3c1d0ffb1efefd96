'use client';

import { type ReactNode, useRef, useState } from 'react';
import styles from '@/components/visitor-info/DriverCards.module.scss';
import type { Messages } from '@/lib/i18n/messages';

type Props = {
  messages: Messages['DriverCards'];
  /** The name of the place on each card. */
  names: readonly string[];
  /** Phone numbers, shown below the card in the dialog. */
  calls: ReactNode;
  /** Rendered on the server. */
  cards: readonly ReactNode[];
};

/** A list of cards; a tap opens one in a full-screen dialog. */
export function DriverCards({ messages, names, calls, cards }: Props) {
  const [shown, setShown] = useState<number | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);

  const show = (index: number): void => {
    dialog.current?.showModal();
    setShown(index);
  };

  return (
    <>
      <ul className={styles.cards}>
        {cards.map((card, index) => (
          <li key={names[index]}>
            {card}
            <button type="button" aria-label={`${messages.show}: ${names[index]}`} onClick={() => show(index)}>
              {messages.show}
            </button>
          </li>
        ))}
      </ul>
      <dialog ref={dialog} className={styles.dialog} aria-label={messages.label}>
        <button className={styles.close} type="button" onClick={() => dialog.current?.close()}>
          {messages.close}
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
