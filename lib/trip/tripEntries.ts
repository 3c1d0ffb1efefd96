import 'server-only';
import { knownPlaces } from '@/lib/cms/places';
import type { Language } from '@/lib/i18n/language';
import { translator } from '@/lib/i18n/translator';
import { toTripEntry } from '@/lib/trip/toTripEntry';
import type { Trip } from '@/lib/trip/trip';
import { getTripArticles } from '@/lib/trip/tripArticles';
import type { TripEntries } from '@/lib/trip/tripEntry';

export async function getTripEntries(trip: Trip, language: Language): Promise<TripEntries> {
  const { articles, missing, isIncomplete } = await getTripArticles(trip);
  const t = translator(language);
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
