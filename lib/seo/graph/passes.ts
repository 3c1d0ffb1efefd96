import type { ProductLeaf } from 'schema-dts';
import type { CityPass } from '@/lib/cityPass';
import type { Language } from '@/lib/i18n/language';
import { sitePicture } from '@/lib/pictures/sitePicture';
import { sharedHref } from '@/lib/routing/href';
import { fragmentId, imagesOf } from '@/lib/seo/graph/addresses';
import { site } from '@/lib/site';

/** A city pass at its price, bought outside this site. */
export const passNode = (
  { id, priceEur, picture }: CityPass,
  { title, intro }: { title: string; intro: string },
  language: Language,
): ProductLeaf => ({
  '@type': 'Product',
  '@id': fragmentId(sharedHref(language, 'cityPass'), `pass-${id}`),
  name: title,
  description: intro,
  image: imagesOf(sitePicture(picture, language)),
  offers: {
    '@type': 'Offer',
    price: priceEur,
    priceCurrency: 'EUR',
    url: site.cityPassLinks[language][id],
  },
});
