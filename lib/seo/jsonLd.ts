import 'server-only';
import type {
  CollectionPage,
  Event,
  GovernmentOrganization,
  Graph,
  NewsArticle,
  Article as PlainArticle,
  Thing,
  TouristAttraction,
  TouristDestination,
  WebSite,
} from 'schema-dts';
import type { Article, Crumb } from '@/lib/content/article';
import type { Card } from '@/lib/content/card';
import type { Place } from '@/lib/content/place';
import { env } from '@/lib/env.mjs';
import { LANGUAGE_TAG, type Language } from '@/lib/language';
import { site } from '@/lib/site';

/** Structured data of one page: one graph, absolute addresses, only what the page shows (Google, schema.org). */
export type Graphed = Thing;

/** `DD.MM.YYYY` as `YYYY-MM-DD`: where only the day is known, only the day is said. */
const toIsoDay = (date: string): string => date.split('.').reverse().join('-');

const absolute = (path: string): string => new URL(path, env().siteUrl).href;

const organizationId = (): string => absolute('/#organization');

export const toGraph = (things: readonly Graphed[]): Graph => ({ '@context': 'https://schema.org', '@graph': things });

export const organization = (language: Language): GovernmentOrganization => ({
  '@type': 'GovernmentOrganization',
  '@id': organizationId(),
  name: site.name[language],
  url: absolute('/'),
  logo: absolute('/icons/icon-512.png'),
  telephone: site.phone,
  email: site.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: site.address[language],
    addressLocality: site.town,
    addressCountry: 'ME',
  },
  sameAs: site.social.map(({ href }) => href),
});

export const website = (language: Language): WebSite => ({
  '@type': 'WebSite',
  name: site.town,
  alternateName: site.name[language],
  url: absolute('/'),
  inLanguage: LANGUAGE_TAG[language],
  publisher: { '@id': organizationId() },
});

export const destination = (description: string): TouristDestination => ({
  '@type': 'TouristDestination',
  name: site.town,
  description,
  geo: { '@type': 'GeoCoordinates', ...site.coordinates },
});

/** The way down to a page, the page itself last. */
export const breadcrumbs = (crumbs: readonly Crumb[], title: string): Graphed => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    ...crumbs.map(({ name, href }) => ({ name: name.text, item: absolute(href) })),
    { name: title },
  ].map((item, index) => ({ '@type': 'ListItem' as const, position: index + 1, ...item })),
});

export const collection = (
  name: string,
  address: string,
  language: Language,
  cards: readonly Card[],
): CollectionPage => ({
  '@type': 'CollectionPage',
  name,
  url: absolute(address),
  inLanguage: LANGUAGE_TAG[language],
  mainEntity: {
    '@type': 'ItemList',
    itemListElement: cards.map((card, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: card.title.text,
      url: absolute(card.href),
    })),
  },
});

function event(article: Article, times: NonNullable<Article['event']>, language: Language): Event {
  return {
    '@type': 'Event',
    name: article.title.text,
    description: article.summary?.text,
    startDate: times.startTime ? times.startIso : toIsoDay(times.from),
    endDate: times.endTime ? (times.endIso ?? undefined) : toIsoDay(times.to ?? times.from),
    url: absolute(article.addresses[language]),
    image: article.picture ? absolute(article.picture.src) : undefined,
    eventStatus: 'https://schema.org/EventScheduled',
    location: {
      '@type': 'Place',
      name: times.place?.text ?? site.town,
      address: { '@type': 'PostalAddress', addressLocality: times.place?.text ?? site.town, addressCountry: 'ME' },
    },
    organizer: { '@id': organizationId() },
  };
}

/** An article as what it is: an event, a piece of news, or a text of the guide. */
export function articleThing(article: Article, language: Language): Graphed {
  if (article.event) return event(article, article.event, language);
  const shared = {
    headline: article.title.text,
    description: article.summary?.text,
    url: absolute(article.addresses[language]),
    image: article.picture ? absolute(article.picture.src) : undefined,
    datePublished: article.publishedIso ?? undefined,
    dateModified: article.modifiedIso ?? undefined,
    author: article.author ? { '@type': 'Organization' as const, name: article.author } : undefined,
    publisher: { '@id': organizationId() },
    inLanguage: LANGUAGE_TAG[language],
  };
  return article.section === 'news'
    ? ({ '@type': 'NewsArticle', ...shared } satisfies NewsArticle)
    : ({ '@type': 'Article', ...shared } satisfies PlainArticle);
}

/** The place an article is about, with what its fact box shows: a tourist attraction, and a type of its own where it has one. */
export function placeThing(article: Article, place: Place, language: Language): Graphed {
  const { kind, wikidata, address, coordinates } = place;
  const attraction: TouristAttraction = {
    '@type': 'TouristAttraction',
    name: article.title.text,
    description: article.summary?.text,
    image: article.picture ? absolute(article.picture.src) : undefined,
    mainEntityOfPage: absolute(article.addresses[language]),
    address: address ? { '@type': 'PostalAddress', streetAddress: address.words, addressCountry: 'ME' } : undefined,
    geo: coordinates
      ? { '@type': 'GeoCoordinates', latitude: coordinates.latitude, longitude: coordinates.longitude }
      : undefined,
    hasMap: coordinates?.mapHref,
    sameAs: wikidata ? `https://www.wikidata.org/wiki/${wikidata}` : undefined,
  };
  // The types know one name only, and the vocabulary allows several.
  return kind ? ({ ...attraction, '@type': ['TouristAttraction', kind] } as unknown as Graphed) : attraction;
}
