import { contractArticle } from '@/lib/cms/schema/article';
import { contractConfig } from '@/lib/cms/schema/category';
import { sampleOf } from './sample';

test('slugs are those of the first published category that has any', () => {
  const config = contractConfig.parse({
    categories: [
      { _id: 'c1', status: 'published' },
      { _id: 'c2', seo: { slug: { en: 'draft' } } },
      { _id: 'c3', status: 'published', seo: { slug: { en: 'forts', sr: 'utvrde' } } },
    ],
    subcategories: [],
  });
  const guide = [contractArticle.parse({ _id: 'a1', category: { _id: 'c1' } })];
  expect(sampleOf({ all: guide, guide, config })).toMatchObject({
    category: 'c1',
    slugs: [
      { slug: 'forts', id: 'c3' },
      { slug: 'utvrde', id: 'c3' },
    ],
  });
});
