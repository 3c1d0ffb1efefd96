import { contractCategory, contractConfig } from '@/lib/cms/schema/category';

const NO_TEXT = { en: undefined, sr: undefined };
const NO_SEO = { title: NO_TEXT, description: NO_TEXT, keywords: NO_TEXT, slug: NO_TEXT };

describe('categories', () => {
  test('a category needs nothing but its id, and without a status it is not known to be published', () => {
    const empty = { title: NO_TEXT, description: NO_TEXT, image: null, seo: NO_SEO, status: null, subcategories: [] };
    const dates = { publishDate: null, createdAt: null, updatedAt: null };
    expect(contractCategory.parse({ _id: 'c1' })).toEqual({ _id: 'c1', ...empty, ...dates });
  });

  test('subcategories that cannot be repaired are left out, the category stays', () => {
    const { subcategories } = contractCategory.parse({
      _id: 'c1',
      subcategories: [{ _id: 's1', categoryId: 7 }, 's2', null, { _id: 's3', categoryId: 'c1' }],
    });
    expect(subcategories.map(({ _id, categoryId }) => [_id, categoryId])).toEqual([
      ['s1', null],
      ['s3', 'c1'],
    ]);
  });

  test.each([null, 'x', 7, {}])('a category with the subcategories %j has none', (subcategories) => {
    expect(contractCategory.parse({ _id: 'c1', subcategories })).toMatchObject({ subcategories: [] });
  });

  test('the lists of /config may hold nonsense, and the second may be missing', () => {
    const { categories, subcategories } = contractConfig.parse({ categories: [{ _id: 'c1' }, null, { _id: '' }] });
    expect(categories.map(({ _id }) => _id)).toEqual(['c1']);
    expect(subcategories).toEqual([]);
  });

  test.each([null, [], {}, { categories: null }, { categories: {} }, 'x'])('/config is not %j', (value) => {
    expect(contractConfig.safeParse(value).success).toBe(false);
  });
});
