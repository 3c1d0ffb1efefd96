/** Responses in the shape of the WordPress REST API handbook: reference/posts, reference/categories, _embed. */
const category = (id: number, slug: string, name: string, parent: number) => ({
  id,
  count: 3,
  description: `<p>About ${name}.</p>`,
  link: `https://example.org/category/${slug}/`,
  name,
  slug,
  taxonomy: 'category',
  parent,
  meta: [],
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
  date: '2026-05-12T10:00:00',
  date_gmt: '2026-05-12T08:00:00',
  guid: { rendered: 'https://example.org/?p=42' },
  modified: '2026-06-01T12:30:00',
  modified_gmt: '2026-06-01T10:30:00',
  slug: 'the-sea-gate',
  status: 'publish',
  type: 'post',
  link: 'https://example.org/the-sea-gate/',
  title: { rendered: 'Kotor&#8217;s Sea Gate' },
  content: { rendered: '<p>The way in.</p>', protected: false },
  excerpt: { rendered: '<p>The gate &amp; its lion.</p>\n', protected: false },
  author: 1,
  featured_media: 7,
  comment_status: 'closed',
  ping_status: 'closed',
  sticky: false,
  template: '',
  format: 'standard',
  meta: [],
  categories: [12],
  tags: [5],
  _embedded: {
    author: [{ id: 1, name: 'Ana', url: '', description: '', link: 'https://example.org/author/ana/', slug: 'ana' }],
    'wp:featuredmedia': [
      {
        id: 7,
        date: '2026-05-12T09:00:00',
        slug: 'gate',
        type: 'attachment',
        title: { rendered: 'gate' },
        author: 1,
        caption: { rendered: '<p>At dusk.</p>' },
        alt_text: 'A gate in a wall',
        media_type: 'image',
        mime_type: 'image/jpeg',
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
