import type { Language } from '@/lib/i18n/language';

const WORDS = {
  en: {
    title: 'The Sea Gate',
    slug: 'the-sea-gate',
    category: 'Old town',
    categorySlug: 'old-town',
    html: 'The way in.',
  },
  sr: {
    title: 'Vrata od mora',
    slug: 'vrata-od-mora',
    category: 'Stari grad',
    categorySlug: 'stari-grad',
    html: 'Ulaz.',
  },
};
const inBoth = (word: keyof (typeof WORDS)[Language]) => ({ en: WORDS.en[word], sr: WORDS.sr[word] });

/** What search engines read of the article. */
export const SEO = {
  title: inBoth('category'),
  description: inBoth('html'),
  keywords: inBoth('title'),
  slug: inBoth('slug'),
};
const TIMES = { createdAt: '2026-05-12T08:00:00.000Z', updatedAt: '2026-06-01T10:30:00.000Z' };

/** The fields that the documents of both systems have. */
const articleIn = (language: Language) => {
  const { title, slug, category, html } = WORDS[language];
  const seo = { seoTitle: category, seoDescription: html, keywords: title };
  return { title, slug, ...seo, description: html, type: 'blog', publishDate: '2026-05-12T08:00:00.000Z' };
};
const IMAGE = { width: 2400, height: 1600, ...TIMES };
const categoriesIn = (language: Language, first: object, second: object) => {
  const { category: title, categorySlug: slug } = WORDS[language];
  const oldTown = { ...first, title, slug, type: 'blog', order: 1, parent: null };
  return {
    oldTown,
    squares: { ...second, title: `${title} 2`, slug: `${slug}-2`, type: 'blog', order: 2, parent: oldTown },
  };
};

/** Documents in the shape of Payload’s REST API: docs/queries/pagination, docs/upload/overview, docs/versions/drafts. */
export const payloadDocuments = (language: Language) => {
  const { title, html } = WORDS[language];
  const { oldTown, squares } = categoriesIn(language, { id: 3, ...TIMES }, { id: 4 });
  const article = {
    id: 42,
    ...articleIn(language),
    content_html: `<p>${html}</p>`,
    tags: ['TOP_ATTRACTIONS'],
    image: {
      id: 7,
      alt: title,
      filename: 'gate.jpg',
      focalX: 50,
      focalY: 25,
      url: '/api/media/file/gate.jpg',
      ...IMAGE,
    },
    category: oldTown,
    subcategory: squares,
    _status: 'published',
    ...TIMES,
  };
  return { article, categories: [oldTown, squares] };
};

const payloadPage = (docs: unknown[], total = 11) => ({
  docs,
  totalDocs: total,
  limit: 10,
  totalPages: Math.ceil(total / 10),
  page: 1,
});

/** Documents in the shape of Strapi’s REST API: docs/cms/api/rest, populate-select, locale. */
export const strapiDocuments = (language: Language) => {
  const system = (id: number, documentId: string) => ({
    id,
    documentId,
    ...TIMES,
    publishedAt: '2026-05-12T08:00:00.000Z',
    locale: language,
  });
  const { oldTown, squares } = categoriesIn(language, system(5, 'c3'), system(6, 'c4'));
  const article = {
    ...system(8, 'a42'),
    ...articleIn(language),
    content: `**${WORDS[language].html}**`,
    tags: [{ ...system(9, 't1'), locale: undefined, name: 'TOP_ATTRACTIONS' }],
    image: {
      documentId: 'm7',
      name: 'gate.jpg',
      alternativeText: 'A gate in a wall',
      caption: 'At dusk.',
      focalPoint: { x: 50, y: 25 },
      url: '/uploads/gate_1.jpg',
      ...IMAGE,
    },
    category: oldTown,
    subcategory: squares,
  };
  return { article, categories: [oldTown, squares] };
};

const strapiPage = (data: unknown[], total = 11) => ({
  data,
  meta: { pagination: { page: 1, pageSize: 10, pageCount: Math.ceil(total / 10), total } },
});

const ALT = { en: 'A gate in a wall', sr: 'A gate in a wall' };

/** What the tests expect of each content system. */
export const KINDS = {
  payload: {
    documents: payloadDocuments,
    page: payloadPage,
    byId: 'where[id][equals]',
    id: '42',
    content: { en: '<p>The way in.</p>', sr: '<p>Ulaz.</p>' },
    image: {
      _id: '7',
      url: '/media/api/media/file/gate.jpg',
      alt: { en: 'The Sea Gate', sr: 'Vrata od mora' },
      focal: { x: 0.5, y: 0.25 },
    },
    unfocused: { focalX: null, focalY: undefined },
    categories: ['3', '4'],
    narrowed: {
      page: '2',
      limit: '5',
      sort: '-startDate,id',
      'where[type][equals]': 'event',
      'where[tags][in]': 'a,b',
      locale: 'sr',
      'fallback-locale': 'none',
    },
    ofCategory: { 'where[category][equals]': '3' },
    ofSubcategory: { 'where[subcategory][equals]': '4' },
  },
  strapi: {
    documents: strapiDocuments,
    page: strapiPage,
    byId: 'filters[documentId][$eq]',
    id: 'a42',
    content: { en: '<p><strong>The way in.</strong></p>', sr: '<p><strong>Ulaz.</strong></p>' },
    image: {
      _id: 'm7',
      url: '/media/uploads/gate_1.jpg',
      alt: ALT,
      caption: { en: 'At dusk.', sr: 'At dusk.' },
      focal: { x: 0.5, y: 0.25 },
    },
    unfocused: { focalPoint: null },
    categories: ['c3', 'c4'],
    narrowed: {
      'pagination[page]': '2',
      'pagination[pageSize]': '5',
      sort: 'startDate:desc,documentId:asc',
      'filters[type][$eq]': 'event',
      'filters[tags][name][$in][0]': 'a',
      'filters[tags][name][$in][1]': 'b',
      locale: 'sr',
      'populate[image]': 'true',
      'populate[tags]': 'true',
      'populate[category][populate]': 'localizations',
      'populate[subcategory][populate]': 'localizations',
    },
    ofCategory: { 'filters[category][documentId][$eq]': 'c3' },
    ofSubcategory: { 'filters[subcategory][documentId][$eq]': 'c4' },
  },
} as const;
