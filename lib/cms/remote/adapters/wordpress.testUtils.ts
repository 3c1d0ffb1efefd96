/** Responses in the shape of the WordPress REST API handbook: reference/posts, reference/categories, _embed. */
const category = (id: number, slug: string, name: string, parent: number) => ({
  id,
  description: `<p>About ${name}.</p>`,
  name,
  slug,
  parent,
});

export const CATEGORIES = [
  category(1, 'guide', 'Guide', 0),
  category(2, 'news', 'News', 0),
  category(11, 'old-town', 'Old town', 1),
  category(12, 'squares', 'Squares &amp; lanes', 11),
  category(21, 'works', 'Works', 2),
];

export const POST = {
  id: 42,
  date_gmt: '2026-05-12T08:00:00',
  modified_gmt: '2026-06-01T10:30:00',
  slug: 'the-sea-gate',
  status: 'publish',
  title: { rendered: 'Kotor&#8217;s Sea Gate' },
  content: { rendered: '<p>The way in.</p>', protected: false },
  excerpt: { rendered: '<p>The gate &amp; its lion.</p>\n', protected: false },
  categories: [12],
  _embedded: {
    author: [{ id: 1, name: 'Ana &amp; Marko', url: '', description: '', slug: 'ana' }],
    'wp:featuredmedia': [
      {
        id: 7,
        caption: { rendered: '<p>At dusk.</p>' },
        alt_text: 'A gate in a wall',
        media_details: { width: 2400, height: 1600, file: '2026/05/gate.jpg', sizes: {} },
        source_url: '/wp-content/uploads/2026/05/gate.jpg',
      },
    ],
    'wp:term': [
      [{ id: 12, name: 'Squares &amp; lanes', slug: 'squares', taxonomy: 'category' }],
      [{ id: 5, name: 'TOP_ATTRACTIONS', slug: 'top_attractions', taxonomy: 'post_tag' }],
    ],
  },
};

export const TAGS = [
  { id: 5, count: 1, description: '', name: 'TOP_ATTRACTIONS', slug: 'top_attractions', taxonomy: 'post_tag' },
];
