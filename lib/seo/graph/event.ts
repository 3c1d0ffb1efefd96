import type { EventLeaf, Place } from 'schema-dts';
import type { Article, EventFacts } from '@/lib/articles/article';
import { toTownIso } from '@/lib/i18n/dates';
import type { Language } from '@/lib/i18n/language';
import { fragmentId, imagesOf, pageUrl } from '@/lib/seo/graph/addresses';
import { site } from '@/lib/site';

/** Every event is in the municipality of Kotor; in the town itself only if its place says so, or is missing. */
function location({ place }: EventFacts): Place {
  const name = place?.text ?? site.town;
  return {
    '@type': 'Place',
    name,
    address: {
      '@type': 'PostalAddress',
      addressLocality: name.includes(site.town) ? site.town : undefined,
      addressRegion: site.town,
      addressCountry: 'ME',
    },
  };
}

/** The hour of the end, else its day; omitted for an event of one day with only a start hour. */
function endDate({ from, to, startTime, endTime, endIso }: EventFacts): string | undefined {
  if (endTime && endIso) return toTownIso(endIso);
  return startTime && !to ? undefined : (to ?? from);
}

/** An event, with its hours if known, else its days. Without an organiser, since its page names none. */
export function eventNode(article: Article, times: EventFacts, language: Language): EventLeaf {
  const href = article.addresses[language];
  return {
    '@type': 'Event',
    '@id': fragmentId(href, 'event'),
    name: article.title.text,
    description: article.summary?.text,
    url: pageUrl(href),
    image: imagesOf(article.picture),
    startDate: times.startTime ? toTownIso(times.startIso) : times.from,
    endDate: endDate(times),
    eventStatus: 'https://schema.org/EventScheduled',
    location: location(times),
  };
}
