import { LANGUAGE_TAG, type Language } from '@/lib/i18n/language';

const KILOMETRE_METRES = 1000;

/** `150 m`, and from a kilometre on `1.2 km`, which no line breaks. */
export function formatMetres(metres: number, language: Language): string {
  const isFar = metres >= KILOMETRE_METRES;
  const format = new Intl.NumberFormat(LANGUAGE_TAG[language], {
    style: 'unit',
    unit: isFar ? 'kilometer' : 'meter',
    maximumFractionDigits: 1,
  });
  return format.format(isFar ? metres / KILOMETRE_METRES : metres).replace(' ', '\u00a0');
}
