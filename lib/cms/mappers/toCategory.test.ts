import { toNewsCategory } from '@/lib/cms/mappers/toCategory';
import { contractCategory } from '@/lib/cms/schema/category';

const SAFETY = { _id: 'safety', title: { en: 'Safety', sr: 'Bezbjednost' } };

test.each([
  ['its own description', { description: { en: 'Sea, heat and wind.', sr: 'More i vjetar.' } }, 'More i vjetar.'],
  ['none where it has none', {}, null],
])('a category of news gives search engines %s', (_what, seo, expected) => {
  const category = contractCategory.parse({ ...SAFETY, seo });
  expect(toNewsCategory(category, 'sr').description).toBe(expected);
});
