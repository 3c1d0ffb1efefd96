import { foundIn, idsOf, UNKNOWN_IDS, UNPUBLISHED } from '@/lib/cms/contract.testUtils';
import type { Provider, Within } from '@/lib/cms/provider';
import type { ContractArticle } from '@/lib/cms/schema/article';
import type { ArticlesQuery } from '@/lib/cms/schema/query';

const TYPES = ['news', 'event', 'blog'] as const;

const publishedAt = ({ publishDate }: ContractArticle): string => publishDate ?? '';

/** The contract of a provider as tests (docs/requirements.md, Provider), for each implementation. */
export function describeProvider(name: string, getProvider: () => Promise<Provider>): void {
  describe(`the contract, by ${name}`, () => {
    let provider: Provider;
    let all: ContractArticle[];

    const list = async (query: ArticlesQuery, within?: Within) => foundIn(await provider.articles(query, within));
    const allOf = async (query: ArticlesQuery) => (await list({ ...query, limit: 100 })).data;

    beforeAll(async () => {
      provider = await getProvider();
      all = await allOf({});
      const { total } = await list({ limit: 1 });
      if (total > 100)
        for (let page = 2; all.length < total; page += 1) all.push(...(await list({ limit: 100, page })).data);
    });

    describe('lists', () => {
      test('hold ten articles of all, the newest first, unless told otherwise', async () => {
        const { data, page, perPage, total, lastPage } = await list({});
        expect(data).toHaveLength(10);
        expect({ page, perPage, lastPage }).toEqual({ page: 1, perPage: 10, lastPage: Math.ceil(total / 10) });
        expect(data.map(publishedAt)).toEqual(data.map(publishedAt).toSorted().reverse());
        expect(publishedAt(data[0] as ContractArticle)).toBe(all.map(publishedAt).toSorted().at(-1));
      });

      test('hold every article once, page after page', async () => {
        const ids: string[] = [];
        const { lastPage, total } = await list({ limit: 7 });
        for (let page = 1; page <= lastPage; page += 1) ids.push(...idsOf((await list({ limit: 7, page })).data));
        expect(ids).toHaveLength(total);
        expect(new Set(ids).size).toBe(total);
        expect(ids.toSorted()).toEqual(idsOf(all).toSorted());
      });

      test.each([1, 3, 50])('hold %i articles where the query says so, and none past their end', async (limit) => {
        const { data, perPage, total, lastPage } = await list({ limit });
        expect(data).toHaveLength(Math.min(limit, total));
        expect({ perPage, lastPage }).toEqual({ perPage: limit, lastPage: Math.ceil(total / limit) });
        expect(await list({ limit, page: lastPage + 1 })).toMatchObject({ data: [], lastPage, total });
      });

      test('hold one type where the query says so, and the types together are all', async () => {
        const ids: string[] = [];
        for (const type of TYPES) {
          const ofType = await allOf({ type });
          expect(new Set(ofType.map((article) => article.type))).toEqual(new Set([type]));
          ids.push(...idsOf(ofType));
        }
        expect(ids.toSorted()).toEqual(idsOf(all).toSorted());
      });

      test('hold the articles with any of the tags', async () => {
        const [first = '', second = ''] = [...new Set(all.flatMap(({ tags }) => tags))];
        const either = idsOf(await allOf({ tags: [first, second] })).toSorted();
        const each = [...(await allOf({ tags: [first] })), ...(await allOf({ tags: [second] }))];
        expect(each.length).toBeGreaterThan(1);
        expect(either).toEqual([...new Set(idsOf(each))].sort());
      });

      test('filter by type and tag together, and are empty for an unknown tag', async () => {
        const tag = all.find(({ type, tags }) => type === 'blog' && tags.length > 0)?.tags[0] ?? '';
        const expected = all.filter(({ type, tags }) => type === 'blog' && tags.includes(tag));
        expect(idsOf(await allOf({ type: 'blog', tags: [tag] })).toSorted()).toEqual(idsOf(expected).toSorted());
        expect(await list({ tags: ['no such tag'] })).toMatchObject({ data: [], total: 0, lastPage: 1 });
      });

      test('turn round when sorted the other way', async () => {
        const dates = (await allOf({ type: 'news', sort: 'asc' })).map(publishedAt);
        expect(dates).toEqual(dates.toSorted());
        expect((await allOf({ type: 'news', sort: 'desc' })).map(publishedAt)).toEqual([...dates].reverse());
        expect(new Set(dates).size).toBeGreaterThan(1);
      });

      test.each(['asc', 'desc'] as const)(
        'sorted by the day events begin (%s) have the articles without such a day last',
        async (sort_order) => {
          const begins = (await allOf({ sort_by: 'startDate', sort_order })).map(({ startDate }) => startDate);
          const known = begins.filter((day) => day !== null);
          expect(begins.slice(0, known.length)).toEqual(known);
          expect(known).toEqual(sort_order === 'asc' ? known.toSorted() : known.toSorted().reverse());
          expect(known.length).toBeGreaterThan(1);
        },
      );
    });

    describe('articles', () => {
      test('are found by id, the same as in the list', async () => {
        for (const article of all.slice(0, 30)) expect(foundIn(await provider.article(article._id))).toEqual(article);
      });

      test.each(UNKNOWN_IDS)('%s is missing', async (id) => {
        expect(await provider.article(id)).toEqual({ state: 'missing' });
      });

      test('all are published or of no status', () => {
        for (const { status } of all) expect([null, 'published']).toContain(status);
      });

      test('events have their days, the others none', () => {
        for (const { type, startDate, endDate } of all) {
          expect(startDate !== null).toBe(type === 'event');
          if (startDate && endDate) expect(Date.parse(endDate)).toBeGreaterThanOrEqual(Date.parse(startDate));
        }
      });

      test('pictures are of this site, in articles and in their texts', () => {
        expect(all.some(({ image }) => image)).toBe(true);
        for (const { image, content } of all) {
          if (image) expect(image.url).toMatch(/^\/(media|pictures)\//);
          for (const html of [content.en, content.sr]) {
            for (const [, src] of (html ?? '').matchAll(/<img [^>]*?src="([^"]*)"/g)) {
              expect(src).toMatch(/^\/(media|pictures)\//);
            }
          }
        }
      });
    });

    describe('the text of an article', () => {
      test('is its content, in each language', async () => {
        for (const { _id, content } of all.slice(0, 10)) {
          expect(foundIn(await provider.content('en', _id)).trim()).toBe(content.en?.trim());
          expect(foundIn(await provider.content('sr', _id)).trim()).toBe(content.sr?.trim());
        }
      });

      test.each(UNKNOWN_IDS)('of %s is missing', async (id) => {
        expect(await provider.content('en', id)).toEqual({ state: 'missing' });
      });
    });

    describe('categories', () => {
      test('are published, and so are their subcategories, each in its category and in the list', async () => {
        const { categories, subcategories } = foundIn(await provider.config());
        expect(categories.length).toBeGreaterThan(0);
        expect(subcategories.length).toBeGreaterThan(0);
        expect(subcategories).toEqual(categories.flatMap((category) => category.subcategories));
        for (const { _id, status, subcategories: own } of categories) {
          expect(status).toBe('published');
          for (const { status: ownStatus, categoryId } of own) {
            expect({ ownStatus, categoryId }).toEqual({ ownStatus: 'published', categoryId: _id });
          }
        }
      });

      test('are found by their slug in either language', async () => {
        const { categories } = foundIn(await provider.config());
        for (const { _id, seo } of categories) {
          expect(foundIn(await provider.category(seo.slug.en ?? ''))._id).toBe(_id);
          expect(foundIn(await provider.category(seo.slug.sr ?? ''))._id).toBe(_id);
        }
      });

      test('of news are found by their slug too', async () => {
        const news = all.find(({ type, category }) => type === 'news' && category)?.category;
        expect(foundIn(await provider.category(news?.seo.slug.sr ?? ''))._id).toBe(news?._id);
      });

      test.each(['nowhere', 'šuma', UNPUBLISHED.category])('of the name %s are missing', async (slug) => {
        expect(await provider.category(slug)).toEqual({ state: 'missing' });
      });

      test('list their own articles, by page and type', async () => {
        const { categories } = foundIn(await provider.config());
        for (const { _id } of categories) {
          const expected = all.filter(({ category }) => category?._id === _id);
          const { data, total } = await list({ limit: 100 }, { category: _id });
          expect(idsOf(data).toSorted()).toEqual(idsOf(expected).toSorted());
          expect(total).toBe(expected.length);
          expect((await list({ type: 'news' }, { category: _id })).data).toEqual([]);
          expect((await list({ page: 2, limit: 2 }, { category: _id })).data).toEqual(data.slice(2, 4));
        }
      });

      test('list the articles of a subcategory', async () => {
        const { subcategories } = foundIn(await provider.config());
        for (const { _id } of subcategories) {
          const expected = all.filter(({ subcategory }) => subcategory?._id === _id);
          const { data } = await list({ limit: 100 }, { subcategory: _id });
          expect(idsOf(data).toSorted()).toEqual(idsOf(expected).toSorted());
        }
      });

      test.each(UNKNOWN_IDS)('%s is missing as category and as subcategory', async (id) => {
        expect(await provider.articles({}, { category: id })).toEqual({ state: 'missing' });
        expect(await provider.articles({}, { subcategory: id })).toEqual({ state: 'missing' });
      });
    });
  });
}
