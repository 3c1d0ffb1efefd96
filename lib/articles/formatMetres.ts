import { LANGUAGE_TAG, type Language } from '@/lib/i18n/language';

const KILOMETRE_METRES = 1000;

/** `150 m`, and from a kilometre on `1.2 km`. */
export function formatMetres(metres: number, language: Language): string {
  const isFar = metres >= KILOMETRE_METRES;
  return new Intl.NumberFormat(LANGUAGE_TAG[language], {
    style: 'unit',
    unit: isFar ? 'kilometer' : 'meter',
    maximumFractionDigits: 1,
  }).format(isFar ? metres / KILOMETRE_METRES : metres);
}
