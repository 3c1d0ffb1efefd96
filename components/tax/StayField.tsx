import styles from '@/components/tax/StayForm.module.scss';
import type { StayField as Field } from '@/lib/tax/residenceTax';

type Props = {
  field: Field;
  label: string;
  hint?: string;
  /** As it was typed, also when it makes no sense. */
  typed: string;
  /** What is wrong with it, in words. */
  error?: string;
};

/** One number of the tax form. Plain text with a number keypad: a number field would hide what was typed wrong. */
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
