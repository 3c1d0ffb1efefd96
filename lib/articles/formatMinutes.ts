import { LANGUAGE_TAG, type Language } from '@/lib/i18n/language';

const HOUR_MINUTES = 60;

/** `30–45 minutes`, and where both are whole hours `2–3 hours`, in the words of the language. */
export function formatMinutes(from: number, to: number, language: Language): string {
  const isHours = from % HOUR_MINUTES === 0 && to % HOUR_MINUTES === 0;
  const divisor = isHours ? HOUR_MINUTES : 1;
  const format = new Intl.NumberFormat(LANGUAGE_TAG[language], {
    style: 'unit',
    unit: isHours ? 'hour' : 'minute',
    unitDisplay: 'long',
  });
  return from === to ? format.format(from / divisor) : format.formatRange(from / divisor, to / divisor);
}
