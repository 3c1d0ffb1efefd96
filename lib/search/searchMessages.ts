import 'server-only';
import { inEachLanguage, type Language } from '@/lib/i18n/language';
import { MESSAGES } from '@/lib/i18n/messages';
import { translator } from '@/lib/i18n/translator';
import { eventsHref, guideHref, sharedHref } from '@/lib/routing/href';
import type { PopularPage, SearchMessages } from '@/lib/search/clientIndex';
import { MAX_RESULTS } from '@/lib/search/searchResponse';

function toSearchMessages(language: Language): SearchMessages {
  const t = translator(language);
  const { none, approximate, incomplete, popular, all, inTitles, kinds } = MESSAGES[language].SearchPage;
  const counts = Array.from({ length: MAX_RESULTS + 1 }, (_, count) => t('SearchPage.count', { count }));
  const first = t('SearchPage.first', { count: MAX_RESULTS });
  return { none, approximate, incomplete, popular, all, inTitles, kinds, counts, first };
}

const SEARCH_MESSAGES = inEachLanguage(toSearchMessages);

/** The texts of the search page and of the dialog: fifty messages, formatted once for all visitors. */
export const searchMessages = (language: Language): SearchMessages => SEARCH_MESSAGES[language];

/** What most visitors look for: shown before anything is typed, and when nothing is found. */
export function popularPages(language: Language): PopularPage[] {
  const { GuidePage, EventsPage, CityPassPage, TaxPage, VisitorsInfoPage } = MESSAGES[language];
  return [
    { href: guideHref(language), title: GuidePage.title },
    { href: eventsHref(language), title: EventsPage.title },
    { href: sharedHref(language, 'cityPass'), title: CityPassPage.title },
    { href: `${sharedHref(language, 'tax')}#residence`, title: TaxPage.residence.title },
    ...(['topics', 'publicTransport', 'taxis', 'airports', 'parking'] as const).map((id) => ({
      href: `${sharedHref(language, 'visitorsInfo')}#${id}`,
      title: VisitorsInfoPage[id].title,
    })),
  ];
}
