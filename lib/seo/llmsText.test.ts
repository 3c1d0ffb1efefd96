import { contractCategory } from '@/lib/cms/schema/category';
import { toLlmsText } from '@/lib/seo/llmsText';

test('a bracket in a title or a slug does not end its link', () => {
  const category = { _id: 'c1', title: { en: 'Old [town] (walls' }, seo: { slug: { en: 'old-town)(x' } } };
  expect(toLlmsText([contractCategory.parse(category)])).toMatch(
    /^- \[Old town \(walls\]\(http:[^\s()]+\/see-and-do\/old-town%29%28x\)$/m,
  );
});

test('lists the planner in both languages', () => {
  const text = toLlmsText([]);
  for (const path of ['/plan', '/plan-obilaska'])
    expect(text).toMatch(new RegExp(`^- \\[.+\\]\\(http:[^\\s()]+${path}\\): .+$`, 'm'));
});
