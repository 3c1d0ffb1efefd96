import { getSightsHref } from '@/lib/cms/categories';
import { getConfig } from '@/lib/cms/queries';
import { found } from '@/lib/cms/result';
import { contractConfig } from '@/lib/cms/schema/category';

jest.mock('@/lib/cms/queries');

test.each([
  ['their category', 'attractions-and-sights', '/vidi-i-uradi/znamenitosti?id=c1'],
  ['the guide where there is none', 'outdoors', '/vidi-i-uradi'],
])('all sights are in %s', async (_where, en, href) => {
  const sights = { _id: 'c1', title: {}, seo: { slug: { en, sr: 'znamenitosti' } } };
  jest.mocked(getConfig).mockResolvedValue(found(contractConfig.parse({ categories: [sights] })));
  expect(await getSightsHref('sr')).toBe(href);
});
