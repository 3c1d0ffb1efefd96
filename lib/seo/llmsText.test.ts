import { toLlmsText } from '@/lib/seo/llmsText';

test('lists the planner in both languages', () => {
  const text = toLlmsText([]);
  for (const path of ['/plan', '/plan-obilaska'])
    expect(text).toMatch(new RegExp(`^- \\[.+\\]\\(http:[^\\s()]+${path}\\): .+$`, 'm'));
});
