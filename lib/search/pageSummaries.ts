import 'server-only';
import type { Language } from '@/lib/i18n/language';
import { translator } from '@/lib/i18n/translator';
import { site } from '@/lib/site';
import { EXCURSION_TAX, RESIDENCE_TAX, type TaxSection } from '@/lib/tax/tax';
import { AIRPORTS, EMERGENCY_NUMBERS, TAXIS } from '@/lib/visitor-info/transport';
import type { VisitorChapter } from '@/lib/visitor-info/visitorChapters';

/** The first sentence of each chapter of the visitor information, or its telephone numbers. */
export function visitorSummaries(language: Language): Record<VisitorChapter, string> {
  const t = translator(language);
  const page = 'VisitorsInfoPage';
  const airports = AIRPORTS.map(({ key, code }) =>
    t(`${page}.airports.name`, { name: t(`${page}.distances.places.${key}`), code }),
  );
  const emergency = EMERGENCY_NUMBERS.map(({ key, number }) => `${t(`${page}.emergency.items.${key}`)} ${number}`);
  return {
    publicTransport: t(`${page}.publicTransport.text`),
    city: t(`${page}.city.buses`),
    intercity: t(`${page}.intercity.station`),
    taxis: TAXIS.map(({ number }) => number).join(' · '),
    drivers: t(`${page}.drivers.intro`),
    distances: t(`${page}.distances.intro`),
    airports: airports.join(' · '),
    ferry: t(`${page}.ferry.text`),
    parking: t(`${page}.parking.outside`),
    emergency: emergency.join(' · '),
    topics: t(`${page}.topics.intro`),
    help: t(`${page}.help.text`, { address: site.address[language] }),
  };
}

/** The first sentence of each section of the tax page, with its amounts. */
export function taxSummaries(language: Language): Record<TaxSection | 'calculator' | 'sheet' | 'contact', string> {
  const t = translator(language);
  const page = 'TaxPage';
  const perNight = t(`${page}.residence.amounts.perNight`, { amount: RESIDENCE_TAX.adult });
  return {
    calculator: t(`${page}.calculator.intro`),
    residence: `${t(`${page}.calculator.fields.adults`)}: ${perNight}. ${t(`${page}.residence.what`)}`,
    excursion: `${t(`${page}.excursion.amount`, { amount: EXCURSION_TAX.person })} ${t(`${page}.excursion.what`)}`,
    membership: t(`${page}.membership.what`),
    tourist: t(`${page}.tourist.what`),
    sheet: t(`${page}.sheetLinks.text`, { hours: RESIDENCE_TAX.registrationHours }),
    contact: t(`${page}.ask.text`, { address: site.address[language] }),
  };
}
