import { toOpeningHoursLines } from '@/lib/articles/openingHoursLines';
import { clock } from '@/lib/i18n/clock';
import type { Language } from '@/lib/i18n/language';
import { translator } from '@/lib/i18n/translator';
import { site } from '@/lib/site';

/** When the information desk is open, in one line; nothing while it is unknown. */
export function DeskHours({ language }: { language: Language }) {
  const t = translator(language, 'OpeningHoursList');
  if (!site.deskHours) return null;
  if ('always' in site.deskHours) return <>{t('always')}</>;
  const lines = toOpeningHoursLines(site.deskHours, language, clock.now());
  return <>{lines.map(({ when, times }) => `${when} ${times || t('closed')}`).join('; ')}</>;
}
