import { foundIn } from '@/lib/cms/contract.testUtils';
import { CATEGORIES, POST, TAGS } from '@/lib/cms/remote/adapters/wordpress.testUtils';
import { sendJson, startContentSystem } from '@/lib/cms/remote/contentSystem.testUtils';
import { createRemoteProvider } from '@/lib/cms/remote/remoteProvider';
import { log } from '@/lib/server/log';

const system = startContentSystem();

const create = () => createRemoteProvider(system.origin, { kind: 'wordpress' });

beforeEach(() => {
  system.respond = ({ pathname, searchParams }, response) => {
    const path = pathname.replace('/wp-json/wp/v2', '');
    response.setHeader('X-WP-Total', path === '/posts' ? '11' : '5');
    response.setHeader('X-WP-TotalPages', path === '/posts' ? '2' : '1');
    if (path === '/categories') return sendJson(response, CATEGORIES);
    if (path === '/tags') return sendJson(response, searchParams.has('slug[]', 'TOP_ATTRACTIONS') ? TAGS : []);
    if (path !== '/posts') return sendJson(response, { code: 'rest_forbidden', data: { status: 401 } }, 401);
    // Without _embed a post has only links to its picture and tags.
    const { _embedded, ...post } = POST;
    const list = [searchParams.has('_embed') ? POST : post];
    if (searchParams.has('include')) return sendJson(response, Number(searchParams.get('include')) === 42 ? list : []);
    return Number(searchParams.get('page')) > 2
      ? sendJson(response, { code: 'rest_post_invalid_page_number', data: { status: 400 } }, 400)
      : sendJson(response, list);
  };
});

/** Responds with another value to the path that ends so. */
const respondAt = (end: string, value: unknown, status = 200): void => {
  const { respond } = system;
  system.respond = (url, response, request) =>
    url.pathname.endsWith(end) ? sendJson(response, value, status) : respond(url, response, request);
};

const both = (text: string) => ({ en: text, sr: text });

test('a post is an article, with the text in both languages', async () => {
  expect(foundIn(await create().article('42'))).toMatchObject({
    _id: '42',
    title: both('Kotor’s Sea Gate'),
    description: both('The gate & its lion.'),
    content: both('<p>The way in.</p>'),
    seo: { slug: both('the-sea-gate') },
    type: 'blog',
    status: 'published',
    author: 'Ana & Marko',
    tags: ['TOP_ATTRACTIONS'],
    image: {
      _id: '7',
      url: '/media/wp-content/uploads/2026/05/gate.jpg',
      alt: both('A gate in a wall'),
      caption: both('At dusk.'),
      width: 2400,
      height: 1600,
    },
    category: { _id: '11', title: both('Old town'), seo: { slug: both('old-town') } },
    subcategory: { _id: '12', title: both('Squares & lanes') },
    publishDate: '2026-05-12T08:00:00Z',
    updatedAt: '2026-06-01T10:30:00Z',
    startDate: null,
  });
  expect(log.warn).not.toHaveBeenCalled();
});

test.each([
  ['the guide', { type: 'blog' as const }, { categories: '1,11,12', orderby: 'date', order: 'desc' }],
  ['news, the oldest first', { type: 'news' as const, sort: 'asc' as const }, { categories: '2,21', order: 'asc' }],
  ['articles by their titles', { sort_by: 'title' as const }, { orderby: 'title' }],
  ['articles by their last change', { sort_by: 'updatedAt' as const }, { orderby: 'modified' }],
  [
    'articles by their titles, whose order is not that of publication',
    { sort: 'asc' as const, sort_by: 'title' as const },
    { orderby: 'title', order: 'desc' },
  ],
  ['a tag', { tags: ['TOP_ATTRACTIONS'], limit: 3 }, { tags: '5', per_page: '3' }],
])('a list of %s', async (_what, query, expected) => {
  const { data, page, lastPage, total } = foundIn(await create().articles(query));
  expect(data).toMatchObject([{ _id: '42', tags: ['TOP_ATTRACTIONS'], image: { _id: '7' } }]);
  expect([page, lastPage, total]).toEqual([1, 2, 11]);
  const path = system.requests.findLast((each) => each.includes('/posts?')) ?? '';
  const sent = new URL(path, system.origin).searchParams;
  expect(Object.fromEntries(sent)).toMatchObject(expected);
});

test('tags are sent as they are, since a comma may be part of one and WordPress makes slugs of them', async () => {
  await create().articles({ tags: ['Jazz, blues', 'TOP_ATTRACTIONS'] });
  const path = system.requests.find((each) => each.includes('/tags?')) ?? '';
  const { searchParams } = new URL(path, system.origin);
  expect(searchParams.getAll('slug[]')).toEqual(['Jazz, blues', 'TOP_ATTRACTIONS']);
  // WordPress would answer ten of more.
  expect(searchParams.get('per_page')).toBe('100');
});

test.each([
  ['a type without a category', { type: 'event' as const }],
  ['a tag that does not exist', { tags: ['nobody'] }],
  ['a page past the end', { page: 3 }],
])('%s is an empty list', async (_what, query) => {
  expect(foundIn(await create().articles(query))).toMatchObject({ data: [], total: 0 });
});

test.each([400, 401])('a first page and an article that WordPress refuses with %s are an outage', async (status) => {
  respondAt('/posts', {}, status);
  expect((await create().articles({})).state).toBe('unavailable');
  expect((await create().article('42')).state).toBe('unavailable');
});

test('the lists of a category and of a subcategory', async () => {
  await create().articles({}, { category: '11' });
  await create().articles({}, { subcategory: '12' });
  const sent = system.requests.filter((path) => path.includes('/posts'));
  expect(sent.map((path) => new URL(path, system.origin).searchParams.get('categories'))).toEqual(['11,12', '12']);
});

test('below the guide are the categories; others are found by their slugs too', async () => {
  const provider = create();
  const { categories } = foundIn(await provider.config());
  expect(categories).toMatchObject([
    { _id: '11', title: both('Old town'), subcategories: [{ _id: '12', title: both('Squares & lanes') }] },
  ]);
  expect(foundIn(await provider.category('works'))._id).toBe('21');
  expect((await provider.category('guide')).state).toBe('missing');
});

// By its own path one is a 401, like everything while the API is closed.
test.each(['7', '042', 'sea-gate'])('an article %s that is no public post is missing', async (id) => {
  expect((await create().article(id)).state).toBe('missing');
  expect(system.requests.filter((path) => path.includes('sea-gate'))).toEqual([]);
});

test('a post in a category and in one below it has both, whatever its dates', async () => {
  respondAt('/posts', [{ ...POST, categories: [11, 12], date_gmt: null, modified_gmt: null }]);
  expect(foundIn(await create().article('42'))).toMatchObject({
    category: { _id: '11' },
    subcategory: { _id: '12' },
    publishDate: null,
    updatedAt: null,
  });
});

test('categories without a description stay, and odd items of any list are left out', async () => {
  const { _embedded, ...post } = POST;
  const terms = [null, [{ taxonomy: 'post_tag' }, null, ...(_embedded['wp:term'][1] ?? [])]];
  respondAt('/categories', [null, 7, ...CATEGORIES.map((each) => ({ ...each, description: undefined }))]);
  respondAt('/tags', [null, ...TAGS]);
  respondAt('/posts', [0, { ...post, _embedded: { ..._embedded, author: [null], 'wp:term': terms } }]);
  const provider = create();
  expect(foundIn(await provider.config()).categories).toMatchObject([{ _id: '11', subcategories: [{ _id: '12' }] }]);
  const { data } = foundIn(await provider.articles({ tags: ['TOP_ATTRACTIONS'] }));
  expect(data).toMatchObject([{ _id: '42', author: null, tags: ['TOP_ATTRACTIONS'], category: { _id: '11' } }]);
  expect(log.warn).toHaveBeenCalledWith('provider.repaired', expect.objectContaining({ count: 2 }));
});

test('categories of every page are read, a hundred a page', async () => {
  const { respond } = system;
  system.respond = (url, response, request) => {
    if (!url.pathname.endsWith('/categories')) return respond(url, response, request);
    response.setHeader('X-WP-TotalPages', '3');
    const of = [CATEGORIES.slice(0, 2), CATEGORIES.slice(2, 4), CATEGORIES.slice(4)];
    sendJson(response, url.searchParams.get('per_page') === '100' ? of[Number(url.searchParams.get('page')) - 1] : []);
  };
  const provider = create();
  expect(foundIn(await provider.config()).categories).toMatchObject([{ _id: '11', subcategories: [{ _id: '12' }] }]);
  expect(foundIn(await provider.category('works'))._id).toBe('21');
});

test('of a page of categories that is too long, a hundred are read', async () => {
  const more = Array.from({ length: 150 }, (_, index) => ({
    ...CATEGORIES.find(({ id }) => id === 11),
    id: 100 + index,
  }));
  respondAt('/categories', [...CATEGORIES, ...more]);
  const { categories } = foundIn(await create().config());
  expect(categories).toHaveLength(1 + 100 - CATEGORIES.length);
});

test('posts and categories outside the three top categories are not shown, such as those of a translation', async () => {
  const other = { id: 31, name: 'Stari grad', slug: 'stari-grad', description: '', parent: 0 };
  respondAt('/categories', [...CATEGORIES, other]);
  respondAt('/posts', [{ ...POST, categories: [31] }]);
  expect((await create().article('42')).state).toBe('missing');
  await create().articles({});
  const path = system.requests.findLast((each) => each.includes('/posts?')) ?? '';
  expect(new URL(path, system.origin).searchParams.get('categories')).toBe('1,2,11,12,21');
  expect((await create().category('stari-grad')).state).toBe('missing');
});

test('a post that needs a password is not shown', async () => {
  respondAt('/posts', [{ ...POST, content: { rendered: '', protected: true } }]);
  expect((await create().article('42')).state).toBe('missing');
  expect(foundIn(await create().articles({})).data).toEqual([]);
});

test('the text of an article', async () => {
  expect(foundIn(await create().content('sr', '42'))).toBe('<p>The way in.</p>');
});
