import 'server-only';
import type { Trip } from '@/lib/content/trip/trip';
import type { TripEntries } from '@/lib/content/trip/tripEntry';
import { toTripEntry } from '@/lib/convert/toTripEntry';
import { wordsOf } from '@/lib/i18n/wordsOf';
import type { Language } from '@/lib/language';
import { knownPlaces } from '@/lib/map/knownPlaces';
import { getKeptArticles } from '@/lib/provider/keptArticles';

/** What there is to show of a trip, for its page and for the browser. */
export async function getTripEntries(trip: Trip, language: Language): Promise<TripEntries> {
  const { articles, missing, isIncomplete } = await getKeptArticles(trip);
  const t = wordsOf(language);
  const labels = {
    guide: t('SearchPage.kinds.guide'),
    news: t('SearchPage.kinds.news'),
    event: t('SearchPage.kinds.event'),
  };
  const places = knownPlaces();
  const entries = trip.flatMap(({ id }) => {
    const article = articles.get(id);
    const isOnMap = places.some(({ articleIds }) => articleIds.includes(id));
    return article ? [{ ...toTripEntry(article, language, labels), isOnMap }] : [];
  });
  return { entries, missing, isIncomplete };
}
