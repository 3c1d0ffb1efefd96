import type { ItemList } from 'schema-dts';
import type { Card } from '@/lib/articles/card';
import { pageUrl } from '@/lib/seo/graph/addresses';

/** What a page lists, in its order. */
export const itemList = (cards: readonly Pick<Card, 'title' | 'href'>[]): ItemList => ({
  '@type': 'ItemList',
  numberOfItems: cards.length,
  itemListElement: cards.map(({ title, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title.text,
    url: pageUrl(href),
  })),
});
