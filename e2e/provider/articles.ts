import { DAY_MS } from '@/lib/i18n/day';
import { EVENT_CATEGORY, GUIDE, NEWS_CATEGORIES, reference } from './categories';
import { hostileHtml } from './hostile';
import { type BilingualText, bodyText, sentenceText, slugText, titleText } from './text';

type Context = { origin: string; edition: string };

type Reference = { _id: string };

/** An article as the provider sends it: the fields that identify it, and all others. */
export type Article = {
  _id: string;
  type: string;
  tags: string[];
  content: { en?: string | null; sr?: string | null };
  category: Reference | null;
  subcategory: Reference | null;
  [field: string]: unknown;
};

const NEWEST = Date.UTC(2026, 5, 1, 9);

const twoDigits = (number: number): string => String(number).padStart(2, '0');

const picture = (number: number, origin: string) => ({
  _id: `img-${number}`,
  alt: `Lantern ${number}`,
  url: `${origin}/uploads/lantern-${(number % 4) + 1}.jpg`,
  thumbnailUrl: `${origin}/uploads/lantern-1.jpg`,
  name: `lantern-${number}.jpg`,
  createdAt: '2026-01-10T09:00:00.000Z',
  updatedAt: '2026-01-10T09:00:00.000Z',
});

function base(type: string, kind: BilingualText, number: number, { origin, edition }: Context) {
  const title = titleText(kind, number, edition);
  const date = new Date(NEWEST - number * DAY_MS).toISOString();
  return {
    _id: `${type}-${twoDigits(number)}`,
    title,
    description: sentenceText(number),
    summary: sentenceText(number + 1),
    content: bodyText(number),
    seo: {
      title,
      description: sentenceText(number),
      keywords: { en: 'lanterns', sr: 'fenjeri' },
      slug: slugText(title),
    },
    type,
    status: 'published',
    author: 'The harbour kiosk',
    tags: ['tides'],
    image: picture(number, origin),
    publishDate: date,
    publishedAt: date,
    createdAt: date,
    updatedAt: date,
  };
}

const galleryHtml = (origin: string): string => `
  <p><img src="${origin}/uploads/lantern-1.jpg" alt="Pier"></p><p>&nbsp;</p><br>
  <p><img src="/uploads/lantern-2.jpg" alt="Mole"><img src="http://203.0.113.9:5000/uploads/lantern-3.jpg" alt="Quay"></p>`;

/** The peculiarities of some articles, by number: flaws that providers have, and what pages need to be tested on. */
function peculiaritiesOf(number: number, { origin }: Context): Partial<Article> {
  const { en, sr } = bodyText(number);
  switch (number) {
    case 1:
      // The picture of another: its own is in the gallery.
      return { image: picture(3, origin), content: bodyText(number, galleryHtml(origin)) };
    case 2:
      return { content: { en: en + hostileHtml(origin), sr: sr + hostileHtml(origin) } };
    case 3:
      return { image: null };
    case 4:
      return { image: { ...picture(number, origin), url: 'http://203.0.113.9:5000/uploads/lantern-2.jpg' } };
    case 5:
      return { image: { ...picture(number, origin), url: '/uploads/lantern-3.png' } };
    case 6:
      return {
        title: { en: titleText({ en: 'note', sr: '' }, 6, '').en },
        content: { en, sr: null },
        description: { en },
      };
    case 7:
      return { title: { sr: titleText({ en: '', sr: 'zapis' }, 7, '').sr, en: '' }, content: { sr } };
    case 8:
      return { seo: null };
    case 9:
      return { status: 'draft' };
    case 10:
      return { category: null, subcategory: null };
    case 11:
      return { image: { ...picture(number, origin), url: 'https://elsewhere.example/photo.jpg' } };
    default:
      return {};
  }
}

/** Articles of the guide: half in the first category, every fourth in a subcategory. */
export const stories = (count: number, context: Context): Article[] =>
  Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const category = GUIDE[number % 2 === 0 ? 0 : 1 + (((number - 1) / 2) % 2)];
    const subcategory = number % 4 === 0 ? category?.subcategories[(number / 4) % 2] : undefined;
    const tag = [
      ...(number <= 5 ? ['TOP_ATTRACTIONS'] : []),
      ...(number === 2 || (number >= 12 && number <= 16) ? ['EXPERIENCES_AND_ADVENTURES'] : []),
    ];
    const article = base('blog', { en: 'story', sr: 'priča' }, number, context);
    return {
      ...article,
      tags: [...tag, ...article.tags],
      category: category ? reference(category) : null,
      subcategory: subcategory ? reference(subcategory) : null,
      ...peculiaritiesOf(number, context),
    };
  });

/** News, two of three in the first category; number 10 has none. */
export const news = (count: number, context: Context): Article[] =>
  Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const category = NEWS_CATEGORIES[number % 3 === 0 ? 1 : 0];
    const item = base('news', { en: 'bulletin', sr: 'glas' }, number, context);
    return {
      ...item,
      category: category ? reference(category) : null,
      subcategory: null,
      ...peculiaritiesOf(number, context),
    };
  });

/** News published since, newer than all others. */
export const addedNews = (count: number, context: Context): Article[] =>
  Array.from({ length: count }, (_, index) => {
    const date = new Date(NEWEST + (index + 1) * DAY_MS).toISOString();
    const item = base('news', { en: 'extra', sr: 'dodatak' }, index + 1, context);
    const dates = { publishDate: date, publishedAt: date, createdAt: date };
    return { ...item, ...dates, _id: `added-${index + 1}`, category: null, subcategory: null };
  });

/** The year of the first event: far enough ahead that none is over while tests shift the clock. */
const COMING_YEAR = new Date().getUTCFullYear() + 5;

/** Events, two weeks apart, the first ones ahead; numbers 14 and 15 are over. */
export const events = (count: number, context: Context): Article[] =>
  Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const start = Date.UTC(number === 14 || number === 15 ? 2021 : COMING_YEAR, 0, 1, 19) + number * 14 * DAY_MS;
    const dates = { startDate: new Date(start).toISOString(), endDate: new Date(start + DAY_MS).toISOString() };
    const missing = number === 12 ? { endDate: null } : number === 13 ? { startDate: null, endDate: null } : {};
    const item = base('event', { en: 'feast', sr: 'praznik' }, number, context);
    return {
      ...item,
      ...dates,
      category: reference(EVENT_CATEGORY),
      subcategory: null,
      ...peculiaritiesOf(number, context),
      ...missing,
    };
  });
