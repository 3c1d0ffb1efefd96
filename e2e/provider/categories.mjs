import { slugText, TOWN } from './text.mjs';

/** @typedef {{ id: string, title: { en: string, sr: string }, subcategories: { id: string, title: { en: string, sr: string } }[] }} Plan */

/** Categories of the guide, each with its subcategories. @type {Plan[]} */
export const GUIDE = [
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

/** Not published: neither may show anywhere. @type {Plan} */
export const DRAFT_CATEGORY = { id: 'cat-draft', title: { en: 'Draft alleys', sr: 'Nacrti ulica' }, subcategories: [] };
export const DRAFT_SUBCATEGORY = { id: 'sub-draft', title: { en: 'Draft steps', sr: 'Nacrti stepenica' } };

/** Categories of news: `/config` does not list them. @type {Plan[]} */
export const NEWS_CATEGORIES = [
  { id: 'news-harbour', title: { en: 'Harbour bulletins', sr: 'Lučki glasnik' }, subcategories: [] },
  { id: 'news-kiosk', title: { en: 'Kiosk bulletins', sr: 'Glasnik kioska' }, subcategories: [] },
];

/** The category of events, which `/config` does not list either. @type {Plan} */
export const EVENT_CATEGORY = {
  id: 'event-tides',
  title: { en: 'Feasts of the tide', sr: 'Praznici plime' },
  subcategories: [],
};

/** @param {{ id: string, title: { en: string, sr: string } }} item */
export const reference = ({ id, title }) => ({ _id: id, title, seo: { slug: slugText(title) } });

/** @param {{ id: string, title: { en: string, sr: string } }} item @param {number} number @param {string} status */
const shared = ({ id, title }, number, status) => ({
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

/** @param {Plan} plan @param {number} number @param {string} [status] */
export function toCategory(plan, number, status = 'published') {
  const subcategories = plan.subcategories.map((each, index) => ({
    ...shared(each, index, 'published'),
    categoryId: plan.id,
  }));
  const draft = { ...shared(DRAFT_SUBCATEGORY, 0, 'draft'), categoryId: plan.id };
  return { ...shared(plan, number, status), subcategories: number === 0 ? [...subcategories, draft] : subcategories };
}

/** What `/config` answers. The last category lists no subcategories: they stand beside it only, as some systems send. */
export function config() {
  const categories = [...GUIDE.map((plan, index) => toCategory(plan, index)), toCategory(DRAFT_CATEGORY, 1, 'draft')];
  return {
    categories: categories.map((each) => (each._id === 'cat-clocks' ? { ...each, subcategories: [] } : each)),
    subcategories: categories.flatMap(({ subcategories }) => subcategories),
  };
}
