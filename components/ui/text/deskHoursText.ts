// biome-ignore lint/style/noRestrictedImports: the footer of every page has them, and no page should have to load them
import { getDeskHours } from '@/lib/cms/infoDesk';
import type { Language } from '@/lib/i18n/language';
import { translator } from '@/lib/i18n/translator';

/** When the information desk is open, in one line; null while that is not known. */
export function deskHoursText(language: Language): string | null {
  const t = translator(language, 'OpeningHoursList');
  const known = getDeskHours(language);
  if (!known) return null;
  if ('always' in known.hours) return t('always');
  return known.lines.map(({ when, times }) => `${when} ${times || t('closed')}`).join('; ');
}
