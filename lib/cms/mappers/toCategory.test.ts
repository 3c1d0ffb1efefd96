import { IMG, toShort } from '@/lib/articles/body/blocks.testUtils';
import type { BodySection } from '@/lib/articles/body/columns';
import { toCategory, toNewsCategory } from '@/lib/cms/mappers/toCategory';
import { contractCategory } from '@/lib/cms/schema/category';

const SAFETY = { _id: 'safety', title: { en: 'Safety', sr: 'Bezbjednost' } };

test.each([
  ['its own description', { description: { en: 'Sea, heat and wind.', sr: 'More i vjetar.' } }, 'More i vjetar.'],
  ['none where it has none', {}, null],
])('a category of news gives search engines %s', (_what, seo, expected) => {
  const category = contractCategory.parse({ ...SAFETY, seo });
  expect(toNewsCategory(category, 'sr').description).toBe(expected);
});

/** A section in short: the blocks of its columns, or its wide block. */
const outline = (section: BodySection) =>
  section.kind === 'wide' ? toShort(section.block) : [section.first.map(toShort), section.second.map(toShort)];

test.each([
  [
    'of texts is cut in half, each in one column',
    '<p>One.</p><p>Two.</p><p>Three.</p><p>Four.</p>',
    [[['<p>One.</p>', '<p>Two.</p>'], []]],
    [[['<p>Three.</p>', '<p>Four.</p>'], []]],
  ],
  [
    'with a gallery has it in full width',
    `<p>One.</p>${IMG('a')}${IMG('b')}<p>Two.</p>`,
    [[['<p>One.</p>'], []]],
    ['gallery a b', [['<p>Two.</p>'], []]],
  ],
  [
    'that begins with a gallery has it in full width too',
    `${IMG('a')}${IMG('b')}<p>One.</p><p>Two.</p>`,
    ['gallery a b', [['<p>One.</p>'], []]],
    [[['<p>Two.</p>'], []]],
  ],
  ['without blocks has no parts', '', [], []],
])('a description %s', async (_what, html, first, rest) => {
  const category = contractCategory.parse({ ...SAFETY, description: { en: html } });
  const { description } = await toCategory(category, 'en');
  expect([description.first.map(outline), description.rest.map(outline)]).toEqual([first, rest]);
});

test('the way to a subcategory leads through the guide and its category', async () => {
  const heat = contractCategory.parse({ _id: 'heat', title: { en: 'Heat' } });
  const { crumbs } = await toCategory(heat, 'en', contractCategory.parse(SAFETY));
  expect(crumbs.map(({ href }) => href)).toEqual(['/see-and-do', '/see-and-do/safety?id=safety']);
});
