import type { Graph, TouristAttractionLeaf } from 'schema-dts';
import type { Card } from '@/lib/articles/card';
import { placeName } from '@/lib/cms/places';
import type { Language } from '@/lib/i18n/language';
import { sharedHref } from '@/lib/routing/href';
import { fragmentId, imagesOf, pageUrl } from '@/lib/seo/graph/addresses';
import { desk, organization, website } from '@/lib/seo/graph/organization';
import { toGraph, webPage } from '@/lib/seo/graph/pageGraph';
import { publicUrl } from '@/lib/seo/publicUrl';
import { site } from '@/lib/site';

type Home = { language: Language; title: string; lead: string; attractions: readonly Card[] };

/** Structured data of the home page: who runs the site, where to ask, and the town with the attractions shown. */
export function homeGraph({ language, title, lead, attractions }: Home): Graph {
  const href = sharedHref(language, 'home');
  const destinationId = publicUrl('/#destination');
  return toGraph([
    {
      '@type': 'WebPage',
      ...webPage(language, title, href),
      mainEntity: { '@id': destinationId },
    },
    {
      '@type': 'TouristDestination',
      '@id': destinationId,
      name: site.town,
      description: lead,
      url: pageUrl(href),
      geo: { '@type': 'GeoCoordinates', ...site.coordinates },
      includesAttraction: attractions.map(
        (card): TouristAttractionLeaf => ({
          '@type': 'TouristAttraction',
          '@id': fragmentId(card.href, 'place'),
          name: placeName(card.id, language) ?? card.title.text,
          url: pageUrl(card.href),
          image: imagesOf(card.picture),
        }),
      ),
    },
    desk(language),
    website(language),
    organization(language),
  ]);
}
