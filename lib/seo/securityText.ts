import { DAY_MS } from '@/lib/i18n/day';
import { LANGUAGES } from '@/lib/i18n/language';
import { site } from '@/lib/site';

/** Under the year that RFC 9116 advises; the date moves on by itself. */
const VALID_DAYS = 180;

export function toSecurityText(siteUrl: string, now: Date): string {
  const lastDay = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS + VALID_DAYS * DAY_MS);
  return [
    `Contact: mailto:${site.email}`,
    `Expires: ${lastDay.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${LANGUAGES.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
