import { addDays } from '@/lib/i18n/day';
import { LANGUAGES } from '@/lib/i18n/language';
import { publicUrl } from '@/lib/seo/publicUrl';
import { site } from '@/lib/site';

/** Less than a year, as RFC 9116 advises; the date is always relative to now. */
const VALID_DAYS = 180;

export function toSecurityText(now: Date): string {
  return [
    `Contact: mailto:${site.email}`,
    `Expires: ${addDays(now.toISOString().slice(0, 10), VALID_DAYS)}T00:00:00Z`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${publicUrl('/.well-known/security.txt')}`,
    '',
  ].join('\n');
}
