import { LANGUAGE_TAG, type Language } from '@/lib/i18n/language';

const HOUR_MINUTES = 60;

/**
 * `30–45 minutes`, and where both are whole hours `2–3 hours`, in the words of the language. A time of more than an hour
 * that is no range reads `1 hour and 30 minutes`.
 */
export function formatMinutes(from: number, language: Language, to = from): string {
  const rest = from % HOUR_MINUTES;
  if (from === to && from > HOUR_MINUTES && rest > 0) {
    const parts = [from - rest, rest].map((part) => formatMinutes(part, language));
    return new Intl.ListFormat(LANGUAGE_TAG[language]).format(parts);
  }
  const isHours = rest === 0 && to % HOUR_MINUTES === 0;
  const divisor = isHours ? HOUR_MINUTES : 1;
  const format = new Intl.NumberFormat(LANGUAGE_TAG[language], {
    style: 'unit',
    unit: isHours ? 'hour' : 'minute',
    unitDisplay: 'long',
  });
  const text = from === to ? format.format(from / divisor) : format.formatRange(from / divisor, to / divisor);
  // A line must not end between a number and its unit.
  return text.replace(/(\d) (?=\p{L})/u, '$1\u00a0');
}
