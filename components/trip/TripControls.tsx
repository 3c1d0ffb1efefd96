import { type FocusEvent, useRef } from 'react';
import styles from '@/components/trip/TripDays.module.scss';
import { isDay } from '@/lib/trip/trip';
import type { Planned } from '@/lib/trip/tripEntry';

export type TripControlsWords = { day: string; remove: string; putBack: string };

type Props = {
  thing: Planned;
  isRemoved: boolean;
  words: TripControlsWords;
  onDay: (day: string | null) => void;
  onToggle: () => void;
  /** The thing may go where it belongs now; its field keeps the focus where that is still in it. */
  onDone: (isInField: boolean) => void;
};

/** Where the day of a thing is chosen. */
export const dayFieldId = (id: string): string => `day-of-${id}`;

/**
 * The day of a thing, and whether it stays. A day picked in the browser’s calendar counts at once; one that is typed
 * passes through other days on its way, so the thing stays in its place until the field is left.
 */
export function TripControls({ thing, isRemoved, words, onDay, onToggle, onDone }: Props) {
  const isTyped = useRef(false);
  const id = dayFieldId(thing.id);

  const choose = (value: string): void => {
    if (value !== '' && !isDay(value)) return;
    onDay(value || null);
    if (!isTyped.current) onDone(true);
  };

  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!isTyped.current || currentTarget.parentElement?.contains(relatedTarget)) return;
    isTyped.current = false;
    onDone(false);
  };

  return (
    <div className={styles.controls}>
      <label htmlFor={id}>{words.day}</label>
      <input
        id={id}
        type="date"
        aria-label={`${words.day}: ${thing.title.text}`}
        defaultValue={thing.day ?? ''}
        min="2000-01-01"
        max="2099-12-31"
        disabled={isRemoved}
        onBlur={leave}
        onKeyDown={() => {
          isTyped.current = true;
        }}
        onChange={({ target }) => choose(target.value)}
      />
      <button
        type="button"
        aria-label={`${isRemoved ? words.putBack : words.remove}: ${thing.title.text}`}
        onBlur={leave}
        onClick={onToggle}
      >
        {isRemoved ? words.putBack : words.remove}
      </button>
    </div>
  );
}
