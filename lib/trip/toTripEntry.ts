import { articleHref, titleOf } from '@/lib/cms/mappers/references';
import { toCardPicture } from '@/lib/cms/mappers/toCard';
import type { ContractArticle } from '@/lib/cms/schema/article';
import { clock } from '@/lib/i18n/clock';
import { toEventTime, townDay, validEnd } from '@/lib/i18n/dates';
import type { Language } from '@/lib/i18n/language';
import { pickText } from '@/lib/i18n/text';
import type { TripEntry } from '@/lib/trip/tripEntry';

type TripLabels = { guide: string; news: string; event: string };

function eventDays({ type, startDate, endDate }: ContractArticle): TripEntry['days'] {
  if (type !== 'event' || !startDate) return null;
  const from = townDay(new Date(startDate));
  const to = townDay(new Date(validEnd(startDate, endDate) ?? startDate));
  return { from, to };
}

function eventWhen({ type, startDate, endDate }: ContractArticle): string | null {
  if (type !== 'event' || !startDate) return null;
  const { from, to, startTime } = toEventTime(startDate, endDate, clock.now());
  return to ? `${from} – ${to}` : [from, startTime].filter(Boolean).join(', ');
}

/** Maps an article or an event to a trip entry; `isOnMap` is added where the places are known. */
export function toTripEntry(
  article: ContractArticle,
  language: Language,
  labels: TripLabels,
): Omit<TripEntry, 'isOnMap'> {
  const kind = article.type === 'news' || article.type === 'event' ? article.type : 'guide';
  const category = kind === 'guide' && article.category ? titleOf(article.category, language) : null;
  return {
    id: article._id,
    href: articleHref(article, language),
    title: titleOf(article, language),
    label: category ?? { text: labels[kind] },
    when: eventWhen(article),
    place: article.place ? pickText(article.place, language) : null,
    days: eventDays(article),
    picture: toCardPicture(article.image, language),
  };
}
