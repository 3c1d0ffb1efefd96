import { getTranslations } from 'next-intl/server';
import { toOpeningHoursLines } from '@/lib/articles/openingHoursLines';
import { clock } from '@/lib/i18n/clock';
import { LANGUAGE_TAG, type Language } from '@/lib/i18n/language';
import { site } from '@/lib/site';

/** When the information desk is open, in one line; nothing while it is unknown. */
export async function DeskHours({ language }: { language: Language }) {
  const t = await getTranslations({ locale: LANGUAGE_TAG[language], namespace: 'OpeningHoursList' });
  const lines = site.deskHours ? toOpeningHoursLines(site.deskHours, language, clock.now()) : [];
  return <>{lines.map(({ when, times }) => `${when} ${times || t('closed')}`).join('; ')}</>;
}
