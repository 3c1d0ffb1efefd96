import credits from '@/content/picture-credits.json';
import type { Language } from '@/lib/i18n/language';

/**
 * The credit of a picture, its photographer and licence, in both languages. A picture without one is an illustration
 * made for the site.
 */
export function pictureCredit(credit: string | undefined): Record<Language, string> {
  if (!credit) return credits.illustration;
  const { en, sr } = credits.photo;
  return { en: en.replace('{credit}', () => credit), sr: sr.replace('{credit}', () => credit) };
}
