import { getGuidePages, type PackPage } from '@/lib/offline/manifest/guidePages';

test('pages that list articles have another version each day, articles do not', async () => {
  const [first, second] = await Promise.all(['2026-05-01', '2026-05-02'].map((day) => getGuidePages('en', day)));
  if (first?.state !== 'found' || second?.state !== 'found') throw new Error('unavailable');
  const isSame = ({ href, version }: PackPage) =>
    second.value.some((page) => page.href === href && page.version === version);
  const isArticle = first.value.map(({ href }) => href.includes('/article/'));
  expect(new Set(isArticle).size).toBe(2);
  expect(first.value.map(isSame)).toEqual(isArticle);
});
