import { foundIn, idsOf, UNKNOWN_IDS, UNPUBLISHED } from '@/lib/cms/contract.testUtils';
import type { Provider } from '@/lib/cms/provider';
import type { ContractArticle } from '@/lib/cms/schema/article';

/** The part of the contract about categories. `all` returns every article of the provider. */
export function describeCategories(provider: () => Provider, all: () => ContractArticle[]): void {
  describe('categories', () => {
    test('are published, and so are their subcategories, each in its category and in the list', async () => {
      const { categories, subcategories } = foundIn(await provider().config());
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
      const { categories } = foundIn(await provider().config());
      for (const { _id, seo } of categories) {
        expect(foundIn(await provider().category(seo.slug.en ?? ''))._id).toBe(_id);
        expect(foundIn(await provider().category(seo.slug.sr ?? ''))._id).toBe(_id);
      }
    });

    test('of news are found by their slug too', async () => {
      const news = all().find(({ type, category }) => type === 'news' && category)?.category;
      expect(foundIn(await provider().category(news?.seo.slug.sr ?? ''))._id).toBe(news?._id);
    });

    test.each(['nowhere', 'šuma', UNPUBLISHED.category])('of the name %s are missing', async (slug) => {
      expect(await provider().category(slug)).toEqual({ state: 'missing' });
    });

    test('list their own articles, by page and type', async () => {
      const { categories } = foundIn(await provider().config());
      for (const { _id } of categories) {
        const expected = all().filter(({ category }) => category?._id === _id);
        const { data, total } = foundIn(await provider().articlesOfCategory(_id, { limit: 100 }));
        expect(idsOf(data).toSorted()).toEqual(idsOf(expected).toSorted());
        expect(total).toBe(expected.length);
        expect(foundIn(await provider().articlesOfCategory(_id, { type: 'news' })).data).toEqual([]);
        expect(foundIn(await provider().articlesOfCategory(_id, { page: 2, limit: 2 })).data).toEqual(data.slice(2, 4));
      }
    });

    test('list the articles of a subcategory', async () => {
      const { subcategories } = foundIn(await provider().config());
      for (const { _id } of subcategories) {
        const expected = all().filter(({ subcategory }) => subcategory?._id === _id);
        const { data } = foundIn(await provider().articlesOfSubcategory(_id, { limit: 100 }));
        expect(idsOf(data).toSorted()).toEqual(idsOf(expected).toSorted());
      }
    });

    test.each(UNKNOWN_IDS)('%s is missing as category and as subcategory', async (id) => {
      expect(await provider().articlesOfCategory(id, {})).toEqual({ state: 'missing' });
      expect(await provider().articlesOfSubcategory(id, {})).toEqual({ state: 'missing' });
    });
  });
}
