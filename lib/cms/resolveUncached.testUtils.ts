import { selectArticles } from '@/lib/cms/files/select';
import type { Provider } from '@/lib/cms/provider';
import { found, foundOrMissing, MISSING, UNAVAILABLE } from '@/lib/cms/result';
import { type ContractArticle, contractArticle } from '@/lib/cms/schema/article';
import { contractCategory } from '@/lib/cms/schema/category';
import type { ArticlesQuery } from '@/lib/cms/schema/query';

const slugs = (en: string, sr?: string) => ({ seo: { slug: { en, sr } }, title: { en, sr } });

const CATEGORY = contractCategory.parse({
  _id: 'c1',
  status: 'published',
  ...slugs('old-town', 'stari-grad'),
  subcategories: [{ _id: 's1', status: 'published', ...slugs('squares', 'trgovi') }],
});
const VILLAGES = contractCategory.parse({
  _id: 'c2',
  status: 'published',
  ...slugs('villages', 'sela'),
  subcategories: [{ _id: 's2', status: 'published', ...slugs('squares', 'trgovi') }],
});
const NEWS_CATEGORY = { _id: 'n1', ...slugs('works', 'radovi') };
const EVENT_CATEGORY = { _id: 'v1', ...slugs('on-the-sea', 'na-moru') };

const ARTICLES = [
  { _id: 'a1', type: 'blog', category: CATEGORY, subcategory: CATEGORY.subcategories[0], ...slugs('tower', 'kula') },
  ...Array.from({ length: 14 }, (_, index) => ({
    _id: `b${index}`,
    type: 'blog',
    category: CATEGORY,
    ...slugs(`lane-${index}`, `ulica-${index}`),
  })),
  { _id: 'w1', type: 'news', category: NEWS_CATEGORY, ...slugs('new-quay', 'nova-riva') },
  { _id: 'w2', type: 'news', title: { en: 'No slug of its own' } },
  ...Array.from({ length: 100 }, (_, index) => ({ _id: `w${index + 3}`, type: 'news', ...slugs(`more-${index}`) })),
  { _id: 'e1', type: 'event', category: EVENT_CATEGORY, ...slugs('fasinada', 'fasinada') },
].map((facts) => contractArticle.parse(facts));

const select = (query: ArticlesQuery, isIn: (article: ContractArticle) => boolean) =>
  found(selectArticles(ARTICLES.filter(isIn), query));

const CATEGORIES = [
  contractCategory.parse({ ...NEWS_CATEGORY, status: 'published' }),
  contractCategory.parse({ _id: 'n2', status: 'published', ...slugs('quiet', 'tiho') }),
];

export const working: Provider = {
  articles: async (query, { category: id, subcategory: subId } = {}) => {
    if (subId) return select(query, ({ subcategory }) => subcategory?._id === subId);
    if (!id) return select(query, () => true);
    if (id === 'n3') return select(query, ({ _id }) => _id === 'w2');
    return ['c1', 'n1', 'n2'].includes(id) ? select(query, ({ category }) => category?._id === id) : MISSING;
  },
  article: async (id) => foundOrMissing(ARTICLES.find(({ _id }) => _id === id)),
  config: async () =>
    found({
      categories: [CATEGORY, VILLAGES],
      subcategories: [...CATEGORY.subcategories, ...VILLAGES.subcategories],
    }),
  category: async (name) => foundOrMissing(CATEGORIES.find(({ seo }) => [seo.slug.en, seo.slug.sr].includes(name))),
  content: async () => MISSING,
};

export const outage = async () => UNAVAILABLE;
export const failing: Provider = {
  articles: outage,
  article: outage,
  config: outage,
  category: outage,
  content: outage,
};
