import type { SitePage } from '@/lib/routing/pageKinds';

/** The picture of each fixed page and of its share image: a file of content/pictures.json. */
export const PAGE_PICTURES = {
  home: 'social-card-old-town.jpg',
  guide: 'hero-old-town-from-the-water.jpg',
  news: 'hero-misty-morning.jpg',
  allNews: 'hero-misty-morning.jpg',
  events: 'hero-moonlit-bay.jpg',
  cityPass: 'category-heritage-roofs-and-bell-towers.jpg',
  visitorsInfo: 'article-bay-from-the-air.jpg',
  map: 'article-old-map-of-the-bay.jpg',
  residentCard: 'article-cafe-on-the-square.jpg',
} as const satisfies Partial<Record<SitePage, string>>;

const pictures: Partial<Record<SitePage, string>> = PAGE_PICTURES;

/** The picture of a page; undefined where it has none. */
export const pagePicture = (page: SitePage): string | undefined => pictures[page];
