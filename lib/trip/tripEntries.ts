import 'server-only';
import { getMapPlaces } from '@/lib/cms/getMapPlaces';
import { articleHref, titleOf } from '@/lib/cms/mappers/references';
import { toCardPicture } from '@/lib/cms/mappers/toCard';
import { knownPlaces } from '@/lib/cms/places';
import type { ContractArticle } from '@/lib/cms/schema/article';
import { clock } from '@/lib/i18n/clock';
import { toEventTime } from '@/lib/i18n/dates';
import { toIsoDay } from '@/lib/i18n/day';
import type { Language } from '@/lib/i18n/language';
import { MESSAGES } from '@/lib/i18n/messages';
import { pickText } from '@/lib/i18n/text';
import type { MapPlace } from '@/lib/map/mapPlace';
import type { Trip } from '@/lib/trip/trip';
import { getTripArticles } from '@/lib/trip/tripArticles';
import type { TripEntries, TripEntry } from '@/lib/trip/tripEntry';

function timesOf({ type, startDate, endDate }: ContractArticle): Pick<TripEntry, 'when' | 'days'> {
  if (type !== 'event' || !startDate) return { when: null, days: null };
  const { from, to, startTime } = toEventTime(startDate, endDate, clock.now());
  return {
    when: to ? `${from} – ${to}` : [from, startTime].filter(Boolean).join(', '),
    days: { from: toIsoDay(from), to: toIsoDay(to ?? from) },
  };
}

export function toTripEntry(article: ContractArticle, language: Language): TripEntry {
  const kind = article.type === 'news' || article.type === 'event' ? article.type : 'guide';
  const category = kind === 'guide' && article.category ? titleOf(article.category, language) : null;
  return {
    id: article._id,
    href: articleHref(article, language),
    title: titleOf(article, language),
    label: category ?? { text: MESSAGES[language].SearchPage.kinds[kind] },
    ...timesOf(article),
    place: article.place ? pickText(article.place, language) : null,
    picture: toCardPicture(article.image, language),
    isOnMap: knownPlaces().some(({ articleIds }) => articleIds.includes(article._id)),
  };
}

export async function getTripEntries(trip: Trip, language: Language): Promise<TripEntries> {
  const { articles, ...rest } = await getTripArticles(trip);
  return {
    entries: trip.flatMap(({ id }) => articles.get(id) ?? []).map((each) => toTripEntry(each, language)),
    ...rest,
  };
}

/** The places of a trip on the map, in the order of a walk and numbered from 1. */
export async function getTripPlaces(entries: readonly TripEntry[], language: Language): Promise<MapPlace[]> {
  const hrefs = new Set(entries.flatMap(({ href, isOnMap }) => (isOnMap ? href : [])));
  if (hrefs.size === 0) return [];
  const places = (await getMapPlaces(language)).filter(({ href }) => href !== null && hrefs.has(href));
  return places.map((place, index) => ({ ...place, number: index + 1 }));
}
