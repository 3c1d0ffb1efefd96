import { toOpeningHoursLines } from '@/lib/articles/openingHoursLines';
import type { PlaceHours } from '@/lib/articles/place';
import { clock } from '@/lib/i18n/clock';
import type { Language } from '@/lib/i18n/language';
import { site } from '@/lib/site';

/** When the information desk is open; null while it is unknown. */
export const deskOpeningHours = (language: Language): PlaceHours | null =>
  site.deskHours && { hours: site.deskHours, lines: toOpeningHoursLines(site.deskHours, language, clock.now()) };
