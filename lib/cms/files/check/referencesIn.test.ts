import { referencesIn } from '@/lib/cms/files/check/referencesIn';

test('links and pictures of a text are found wherever they stand', () => {
  expect(referencesIn('# [a](page:tax)\n\n- *[b](article:gate)*\n\n![](picture:a.jpg)\n![](picture:b.jpg)')).toEqual({
    links: ['page:tax', 'article:gate'],
    pictures: ['picture:a.jpg', 'picture:b.jpg'],
    broken: [],
  });
});
