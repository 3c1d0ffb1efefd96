import styles from '@/components/tax/StayForm.module.scss';
import type { StayField as Field } from '@/lib/tax/residenceTax';

type Props = {
  field: Field;
  label: string;
  hint?: string;
  /** The raw input, even if invalid. */
  typed: string;
  error?: string;
};

/** A number field of the tax form. A text input with a numeric keypad, since a number input would discard invalid input. */
export function StayField({ field, label, hint, typed, error }: Props) {
  const [hintId, errorId] = [`${field}-hint`, `${field}-error`];
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <div>
        <label htmlFor={field}>{label}</label>
        {hint && (
          <p className={styles.hint} id={hintId}>
            {hint}
          </p>
        )}
      </div>
      <input
        id={field}
        name={field}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={typed}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
