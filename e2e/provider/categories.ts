import { type BilingualText, slugText, TOWN } from './text';

type Subcategory = { id: string; title: BilingualText };
type Category = Subcategory & { subcategories: Subcategory[] };

/** Categories of the guide, each with its subcategories. */
export const GUIDE: Category[] = [
  {
    id: 'cat-lanterns',
    title: { en: 'Lantern lanes', sr: 'Ulice fenjera' },
    subcategories: [
      { id: 'sub-copper', title: { en: 'Copper lanes', sr: 'Bakarne ulice' } },
      { id: 'sub-tin', title: { en: 'Tin lanes', sr: 'Limene ulice' } },
    ],
  },
  {
    id: 'cat-orchards',
    title: { en: 'Orchards of salt', sr: 'Voćnjaci soli' },
    subcategories: [
      { id: 'sub-north', title: { en: 'North orchard', sr: 'Sjeverni voćnjak' } },
      { id: 'sub-south', title: { en: 'South orchard', sr: 'Južni voćnjak' } },
    ],
  },
  {
    id: 'cat-clocks',
    title: { en: 'Clocks under water', sr: 'Satovi pod vodom' },
    subcategories: [
      { id: 'sub-fast', title: { en: 'Clocks that run', sr: 'Satovi koji žure' } },
      { id: 'sub-slow', title: { en: 'Clocks that rest', sr: 'Satovi koji miruju' } },
    ],
  },
];

/** Not published: neither may be shown anywhere. */
const DRAFT_CATEGORY: Category = {
  id: 'cat-draft',
  title: { en: 'Draft alleys', sr: 'Nacrti ulica' },
  subcategories: [],
};
const DRAFT_SUBCATEGORY: Subcategory = { id: 'sub-draft', title: { en: 'Draft steps', sr: 'Nacrti stepenica' } };

/** Categories of news: `/config` does not list them. */
export const NEWS_CATEGORIES: Category[] = [
  { id: 'news-harbour', title: { en: 'Harbour bulletins', sr: 'Lučki glasnik' }, subcategories: [] },
  // Named as a category of the guide.
  { id: 'news-kiosk', title: { en: 'Orchards of salt', sr: 'Voćnjaci soli' }, subcategories: [] },
];

/** The category of events, which `/config` does not list either. */
export const EVENT_CATEGORY: Category = {
  id: 'event-tides',
  title: { en: 'Feasts of the tide', sr: 'Praznici plime' },
  subcategories: [],
};

/** How an article names its category. */
export const reference = ({ id, title }: Subcategory) => ({ _id: id, title, seo: { slug: slugText(title) } });

const fields = ({ id, title }: Subcategory, number: number, status: string) => ({
  _id: id,
  title,
  description: {
    en: `<p>${title.en} lie behind ${TOWN.en}.</p><p>Bring a coat.</p><p>Bring a friend.</p>`,
    sr: `<p>${title.sr}: to je ${TOWN.sr}.</p><p>Ponesite kaput.</p><p>Povedite druga.</p>`,
  },
  seo: { slug: slugText(title), description: { en: `${title.en} of ${TOWN.en}`, sr: `${title.sr}, ${TOWN.sr}` } },
  image: number % 3 === 2 ? null : { url: `/uploads/lantern-${(number % 4) + 1}.jpg` },
  status,
  publishDate: '2026-01-10T09:00:00.000Z',
  createdAt: '2026-01-10T09:00:00.000Z',
  updatedAt: '2026-01-10T09:00:00.000Z',
});

export function toCategory(category: Category, number: number, status = 'published') {
  const subcategories = category.subcategories.map((each, index) => ({
    ...fields(each, index, 'published'),
    categoryId: category.id,
  }));
  const draft = { ...fields(DRAFT_SUBCATEGORY, 0, 'draft'), categoryId: category.id };
  return {
    ...fields(category, number, status),
    subcategories: number === 0 ? [...subcategories, draft] : subcategories,
  };
}

/** The response of `/config`. The last category lists no subcategories itself, as some systems send it. */
export function config() {
  const categories = [...GUIDE.map((each, index) => toCategory(each, index)), toCategory(DRAFT_CATEGORY, 1, 'draft')];
  return {
    categories: categories.map((each) => (each._id === 'cat-clocks' ? { ...each, subcategories: [] } : each)),
    subcategories: categories.flatMap(({ subcategories }) => subcategories),
  };
}
