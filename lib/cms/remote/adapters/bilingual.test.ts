import { foundIn } from '@/lib/cms/contract.testUtils';
import { KINDS, payloadDocuments, SEO, strapiDocuments } from '@/lib/cms/remote/adapters/bilingual.testUtils';
import { sendJson, startContentSystem } from '@/lib/cms/remote/contentSystem.testUtils';
import { createRemoteProvider } from '@/lib/cms/remote/remoteProvider';
import { log } from '@/lib/server/log';

const system = startContentSystem();

const lastQuery = () => {
  const path = system.requests.findLast((each) => each.startsWith('/api/articles?')) ?? '';
  return Object.fromEntries(new URL(path, system.origin).searchParams);
};

describe.each(['payload', 'strapi'] as const)('%s', (kind) => {
  const { documents, page, byId, id, content, image, unfocused, categories, narrowed, ofCategory, ofSubcategory } =
    KINDS[kind];
  let untranslated = false;
  // Payload lists the same documents in each language.
  let elsewhere = false;
  /** Articles in Montenegrin. */
  let total = 11;
  const create = () => createRemoteProvider(system.origin, { kind });

  beforeEach(() => {
    untranslated = false;
    elsewhere = false;
    total = 11;
    system.respond = ({ pathname, searchParams }, response) => {
      const language = searchParams.get('locale') === 'sr' ? 'sr' : 'en';
      const { article, categories: all } = documents(language);
      const isByIds = searchParams.get('filters[documentId][$in][0]') === id;
      const isElsewhere = elsewhere && kind === 'strapi' && !isByIds;
      const isMissing = ((untranslated || isElsewhere) && language === 'sr') || (searchParams.get(byId) ?? id) !== id;
      if (pathname === '/api/articles')
        return sendJson(response, page(isMissing ? [] : [article], language === 'sr' ? total : 11));
      sendJson(response, page(all));
    };
  });

  const ARTICLE = {
    _id: id,
    title: { en: 'The Sea Gate', sr: 'Vrata od mora' },
    description: { en: 'The way in.', sr: 'Ulaz.' },
    seo: SEO,
    type: 'blog',
    status: 'published',
    tags: ['TOP_ATTRACTIONS'],
    image: { ...image, name: 'gate.jpg', width: 2400, height: 1600 },
    category: { _id: categories[0], title: { en: 'Old town', sr: 'Stari grad' } },
    subcategory: { _id: categories[1], seo: { slug: { en: 'old-town-2', sr: 'stari-grad-2' } } },
    publishDate: '2026-05-12T08:00:00.000Z',
    updatedAt: '2026-06-01T10:30:00.000Z',
  };

  test('of a list of categories that is too long, a hundred are read', async () => {
    const one = documents('en').categories[0];
    const many = Array.from({ length: 150 }, (_, index) => ({ ...one, id: index, documentId: `c${index}` }));
    system.respond = (_url, response) => sendJson(response, page(many));
    expect(foundIn(await create().config()).categories).toHaveLength(100);
  });

  test('an article has the texts of both languages', async () => {
    const article = foundIn(await create().article(id));
    expect(article).toMatchObject(ARTICLE);
    expect([article.content.en?.trim(), article.content.sr?.trim()]).toEqual([content.en, content.sr]);
    expect(log.warn).not.toHaveBeenCalled();
  });

  test('a list has its articles and its pages', async () => {
    const { data, page: number, lastPage, total } = foundIn(await create().articles({}));
    expect(data).toMatchObject([ARTICLE]);
    expect([number, lastPage, total]).toEqual([1, 2, 11]);
  });

  test.each([
    [21, { lastPage: 3, total: 21 }],
    [1, { lastPage: 2, total: 11 }],
  ])('a list that has more in one language goes on to its last page: %d in Montenegrin', async (articles, pages) => {
    total = articles;
    expect(foundIn(await create().articles({}))).toMatchObject(pages);
  });

  test('a list is narrowed and sorted by the system', async () => {
    const query = { page: 2, limit: 5, type: 'event' as const, tags: ['a', 'b'], sort: 'asc' as const };
    await create().articles({ ...query, sort_by: 'startDate' });
    expect(lastQuery()).toMatchObject(narrowed);
    await create().articles({}, { category: categories[0] });
    expect(lastQuery()).toMatchObject(ofCategory);
    await create().articles({}, { subcategory: categories[1] });
    expect(lastQuery()).toMatchObject(ofSubcategory);
    await create().articles({ ...query, sort_by: 'title' });
    expect(lastQuery().sort).toMatch(/^publishDate(?:,|:asc)/);
  });

  test('a query outside the contract is refused, not widened', async () => {
    expect((await create().articles({ tags: ['x'.repeat(101)] })).state).toBe('unavailable');
    expect(system.requests).toEqual([]);
  });

  test('what is no document, or has no id, is left out of a list', async () => {
    const { article } = documents('en');
    system.respondWith(page([null, 0, [], { title: 'No id' }, article]));
    expect(foundIn(await create().articles({})).data.map(({ _id }) => _id)).toEqual([id]);
    expect(log.warn).toHaveBeenCalledWith('provider.repaired', expect.objectContaining({ count: 4 }));
  });

  test('a list of nothing but numbers is an outage, logged in one line', async () => {
    system.respondWith(page(Array(300_000).fill(0)));
    const { user } = process.cpuUsage();
    expect((await create().articles({})).state).toBe('unavailable');
    expect(process.cpuUsage().user - user).toBeLessThan(2_000_000);
    expect(JSON.stringify(jest.mocked(log.warn).mock.calls).length).toBeLessThan(2_000);
  });

  test('an article in one language has no text in the other', async () => {
    untranslated = true;
    const { title, category, image: picture } = foundIn(await create().article(id));
    expect(title).toEqual({ en: 'The Sea Gate', sr: undefined });
    expect([category?._id, picture?.url]).toEqual([categories[0], image.url]);
    expect(foundIn(await create().articles({})).data.map(({ title }) => title.sr)).toEqual([undefined]);
  });

  test('an article that another page of a list has in one language has its texts of both', async () => {
    elsewhere = true;
    expect(foundIn(await create().articles({})).data).toMatchObject([ARTICLE]);
    // Strapi would answer 25 of more.
    const byIds = system.requests.find((path) => path.includes('filters%5BdocumentId%5D')) ?? '/';
    const size = new URL(byIds, system.origin).searchParams.get('pagination[pageSize]');
    expect(size).toBe(kind === 'strapi' ? '1' : null);
  });

  test.each(['desc', 'asc'] as const)(
    'an article in one language has its place in a list by its date, one without a date as the earliest: %s',
    async (sort) => {
      const days = { en: [30, 10], sr: [30, 20, 10, 0] };
      system.respond = ({ searchParams }, response) => {
        const language = searchParams.get('locale') === 'sr' ? 'sr' : 'en';
        const all = days[language].map((day) => ({
          ...documents(language).article,
          ...(kind === 'strapi' ? { documentId: `a${day}` } : { id: day }),
          publishDate: day ? `2026-05-${day}T08:00:00.000Z` : null,
        }));
        const isByIds = searchParams.has('filters[documentId][$in][0]');
        sendJson(response, page(isByIds ? [] : sort === 'desc' ? all : all.toReversed()));
      };
      const { data } = foundIn(await create().articles({ sort }));
      const dates = data.map(({ publishDate }) => publishDate?.slice(8, 10));
      expect(dates).toEqual(sort === 'desc' ? ['30', '20', '10', undefined] : [undefined, '10', '20', '30']);
    },
  );

  test('categories have their subcategories, and are found by their slugs', async () => {
    const provider = create();
    expect(foundIn(await provider.config()).categories).toMatchObject([
      { _id: categories[0], title: { en: 'Old town', sr: 'Stari grad' }, subcategories: [{ _id: categories[1] }] },
    ]);
    expect(foundIn(await provider.category('stari-grad'))._id).toBe(categories[0]);
    expect((await provider.category('new-town')).state).toBe('missing');
  });

  test('the categories are requested in their order, all at once; those of news are found by their slugs alone', async () => {
    const [category] = documents('en').categories;
    system.respondWith(page([{ ...category, type: 'news' }]));
    expect(foundIn(await create().category('old-town'))._id).toBe(categories[0]);
    expect(foundIn(await create().config()).categories).toEqual([]);
    expect(system.requests[0]).toMatch(/(?:limit|pageSize%5D)=100&sort=order$/);
  });

  test('a tag without a name is left out, the others stay', async () => {
    const tag = kind === 'strapi' ? { name: 'A' } : 'A';
    system.respondWith(page([{ ...documents('en').article, tags: [null, {}, tag, { name: 7 }] }]));
    expect(foundIn(await create().article(id)).tags).toEqual(['A']);
  });

  test('a picture without a focal point has it in the middle', async () => {
    const { article } = documents('en');
    system.respondWith(page([{ ...article, image: { ...article.image, ...unfocused } }]));
    expect(foundIn(await create().article(id)).image?.focal).toEqual({ x: 0.5, y: 0.5 });
  });

  test('an unknown article is missing', async () => {
    expect((await create().article('x1')).state).toBe('missing');
  });

  test('an article of another id than the one requested is none', async () => {
    system.respondWith(page([documents('en').article]));
    expect((await create().article(`${id}x`)).state).toBe('missing');
  });
});

test('Payload: a subcategory whose category visitors may not read, which is then a bare id, is no category', async () => {
  system.respond = ({ searchParams }, response) => {
    const [oldTown, squares] = payloadDocuments(searchParams.get('locale') === 'sr' ? 'sr' : 'en').categories;
    sendJson(
      response,
      KINDS.payload.page([
        { ...oldTown, id: 5 },
        { ...squares, parent: 3 },
      ]),
    );
  };
  const config = await createRemoteProvider(system.origin, { kind: 'payload' }).config();
  expect(foundIn(config).categories.map(({ _id }) => _id)).toEqual(['5']);
});

test('Strapi: relations are populated by the names that each collection has', async () => {
  system.respond = (_url, response) => sendJson(response, KINDS.strapi.page([]));
  await createRemoteProvider(system.origin, { kind: 'strapi' }).config();
  const { searchParams } = new URL(system.requests[0] ?? '/', system.origin);
  expect([...searchParams.keys()]).toEqual(expect.arrayContaining(['populate[image]', 'populate[parent]']));
});

const [ENGLISH] = strapiDocuments('en').categories;
const [MONTENEGRIN] = strapiDocuments('sr').categories;
const WALLS = { ...ENGLISH, documentId: 'c9', title: 'Walls', localizations: [{ locale: 'sr', title: 'Zidine' }] };

test.each([
  ['one language alone', null, { ...MONTENEGRIN, localizations: [ENGLISH] }, 'c3', ['Old town', 'Stari grad']],
  ['each language, but not the same', WALLS, MONTENEGRIN, 'c9', ['Walls', 'Zidine']],
])('Strapi: a category chosen in %s is one with its titles of both', async (_where, en, sr, _id, titles) => {
  system.respond = ({ searchParams }, response) => {
    const language = searchParams.get('locale') === 'sr' ? 'sr' : 'en';
    const category = language === 'sr' ? sr : en;
    sendJson(response, KINDS.strapi.page([{ ...strapiDocuments(language).article, category }]));
  };
  const provider = createRemoteProvider(system.origin, { kind: 'strapi' });
  const { category } = foundIn(await provider.article('a42'));
  expect([category?._id, category?.title]).toEqual([_id, { en: titles[0], sr: titles[1] }]);
});

test('Strapi: an article has the tags of both languages, each once', async () => {
  const tags = { en: [{ name: 'A' }, { name: 'B' }], sr: [{ name: 'B' }, { name: 'C' }] };
  system.respond = ({ searchParams }, response) => {
    const language = searchParams.get('locale') === 'sr' ? 'sr' : 'en';
    sendJson(response, KINDS.strapi.page([{ ...strapiDocuments(language).article, tags: tags[language] }]));
  };
  const provider = createRemoteProvider(system.origin, { kind: 'strapi' });
  expect(foundIn(await provider.article('a42')).tags).toEqual(['A', 'B', 'C']);
});

test('Payload: a draft is missing', async () => {
  const { article } = payloadDocuments('en');
  system.respondWith(KINDS.payload.page([{ ...article, _status: 'draft' }]));
  const { state } = await createRemoteProvider(system.origin, { kind: 'payload' }).article('42');
  expect(state).toBe('missing');
});
