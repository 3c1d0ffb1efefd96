import { type FocusEvent, useRef } from 'react';
import styles from '@/components/trip/TripDays.module.scss';
import { isDay } from '@/lib/i18n/isDay';
import type { Messages } from '@/lib/i18n/messages';
import type { EntryWithDay } from '@/lib/trip/tripEntry';

type Props = {
  entry: EntryWithDay;
  isRemoved: boolean;
  messages: Messages['TripPage']['myTrip'];
  /** Returns whether the day was stored. */
  onDay: (day: string | null) => boolean;
  /** The day is the one the visitor meant. */
  onChosen: (day: string | null) => void;
  onToggle: () => void;
  /** The change is complete, so the entry may move to its day; `isInField` says whether to restore the focus. */
  onDone: (isInField: boolean) => void;
};

/** A press moves the focus first: if the entries moved at once, its click would miss its target. */
const PRESS_MS = 300;

/**
 * Whether the browser’s calendar stays open while a day in it is chosen, as on iOS, which also chooses today as it opens for an
 * empty field.
 */
const hasLastingCalendar = (): boolean => CSS.supports('-webkit-touch-callout', 'none');

/** Id of the date field of an entry. */
export const dayFieldId = (id: string): string => `day-of-${id}`;

/**
 * The date field and the remove button of an entry. A date picked in the browser’s calendar takes effect at once; a
 * typed one, and one of a calendar that stays open, passes through other valid dates, so it is announced, and the entry moves,
 * only after the field has lost focus.
 */
export function TripControls({ entry, isRemoved, messages, onDay, onChosen, onToggle, onDone }: Props) {
  /** Whether another day may follow the one in the field. */
  const isTentative = useRef(false);
  const unannounced = useRef<string | null>(undefined);
  const id = dayFieldId(entry.id);

  const choose = (field: HTMLInputElement): void => {
    if (field.value !== '' && !isDay(field.value)) return;
    const day = field.value || null;
    if (!onDay(day)) {
      field.value = (unannounced.current === undefined ? entry.day : unannounced.current) ?? '';
      return;
    }
    if (isTentative.current) {
      unannounced.current = day;
    } else {
      onChosen(day);
      onDone(true);
    }
  };

  const announce = (): void => {
    if (unannounced.current !== undefined) onChosen(unannounced.current);
    unannounced.current = undefined;
  };

  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!isTentative.current || currentTarget.parentElement?.contains(relatedTarget)) return;
    isTentative.current = false;
    setTimeout(onDone, PRESS_MS, false);
  };

  return (
    <div className={styles.controls}>
      <label htmlFor={id}>{messages.day}</label>
      <input
        id={id}
        type="date"
        aria-label={`${messages.day}: ${entry.title.text}`}
        defaultValue={entry.day ?? ''}
        min="2000-01-01"
        max="2099-12-31"
        disabled={isRemoved}
        onFocus={() => {
          isTentative.current ||= hasLastingCalendar();
        }}
        onBlur={(event) => {
          announce();
          handleBlur(event);
        }}
        onKeyDown={() => {
          isTentative.current = true;
        }}
        onChange={({ target }) => choose(target)}
      />
      <button
        type="button"
        aria-label={`${isRemoved ? messages.putBack : messages.remove}: ${entry.title.text}`}
        onBlur={handleBlur}
        // The second press of a double click would put the entry back.
        onClick={({ detail }) => detail < 2 && onToggle()}
      >
        {isRemoved ? messages.putBack : messages.remove}
      </button>
    </div>
  );
}
