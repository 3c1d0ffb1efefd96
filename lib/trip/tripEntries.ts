import 'server-only';
import { getMapPlaces, pinHref } from '@/lib/cms/getMapPlaces';
import { articleHref, titleOf } from '@/lib/cms/mappers/references';
import { isConfirmed, toCardPicture } from '@/lib/cms/mappers/toCard';
import type { ContractArticle } from '@/lib/cms/schema/article';
import { clock } from '@/lib/i18n/clock';
import { toEventTime, withHours } from '@/lib/i18n/dates';
import type { Language } from '@/lib/i18n/language';
import { pickText } from '@/lib/i18n/localizedText';
import { MESSAGES } from '@/lib/i18n/messages';
import type { MapPlace } from '@/lib/map/mapPlace';
import { groupByDay, type Trip } from '@/lib/trip/trip';
import { getTripArticles } from '@/lib/trip/tripArticles';
import type { TripEntries, TripEntry } from '@/lib/trip/tripEntry';

function timesOf(article: ContractArticle, language: Language): Pick<TripEntry, 'when' | 'days' | 'note'> {
  const { type, startDate, endDate } = article;
  if (type !== 'event' || !startDate) return { when: null, days: null, note: null };
  const time = toEventTime(startDate, endDate, clock.now());
  const { from, to } = withHours(time);
  return {
    when: to ? `${from} – ${to}` : from,
    days: { from: time.from, to: time.to ?? time.from },
    note: !time.isOver && !isConfirmed(article) ? MESSAGES[language].ArticlePage.card.usualTime : null,
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
    ...timesOf(article, language),
    place: pickText(article.place, language),
    picture: toCardPicture(article.image, language),
    isOnMap: pinHref(article._id, language) !== null,
  };
}

export async function getTripEntries(trip: Trip, language: Language): Promise<TripEntries> {
  const { articles, ...rest } = await getTripArticles(trip);
  return {
    entries: trip.flatMap(({ id }) => articles.get(id) ?? []).map((each) => toTripEntry(each, language)),
    ...rest,
  };
}

/** The places of a trip on the map, in the order of its days and numbered from 1. */
export async function getTripPlaces(
  trip: Trip,
  entries: readonly TripEntry[],
  language: Language,
): Promise<MapPlace[]> {
  const onMap = new Map(entries.flatMap(({ id, href, isOnMap }) => (isOnMap ? [[id, href]] : [])));
  if (onMap.size === 0) return [];
  const places = await getMapPlaces(language);
  return groupByDay(trip)
    .flatMap(({ entries: ofDay }) => ofDay)
    .flatMap(({ id }) => places.filter(({ href }) => href === onMap.get(id)))
    .map((place, index) => ({ ...place, number: index + 1 }));
}
