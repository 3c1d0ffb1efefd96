import credits from '@/content/picture-credits.json';
import { fill } from '@/lib/i18n/fill';
import { inEachLanguage, type Language } from '@/lib/i18n/language';

/**
 * The credit of a picture, its photographer and licence, in both languages. A picture without one is an illustration
 * made for the site.
 */
export function pictureCredit(credit: string | undefined): Record<Language, string> {
  if (!credit) return credits.illustration;
  return inEachLanguage((language) => fill(credits.photo[language], { credit }));
}
