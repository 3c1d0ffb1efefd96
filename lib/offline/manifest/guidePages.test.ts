import { provider } from '@/lib/cms/currentProvider';
import { getLocalContent } from '@/lib/cms/localContent';
import { getPlace } from '@/lib/cms/places';
import { found } from '@/lib/cms/result';
import { contractArticle } from '@/lib/cms/schema/article';
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

test('an article has another version once a fact about its place has changed', async () => {
  const versions = async () => {
    const pages = await getGuidePages('en', '2026-05-01');
    return new Map(pages.state === 'found' ? pages.value.map(({ href, version }) => [href, version]) : []);
  };
  const before = await versions();
  const telephone = { number: '+382 32 000 001', source: 'the museum', checked: '2026-05-01' };
  getLocalContent().placeOf.set('cats-museum', { ...getPlace('cats-museum'), telephone });
  const changed = [...(await versions())].filter(([href, version]) => before.get(href) !== version);
  expect(changed.map(([href]) => href)).toEqual([expect.stringMatching(/id=cats-museum$/)]);
});

test('of a long guide the articles about places and then the first ones are in the pack, two hundred in all', async () => {
  jest.useFakeTimers({ now: Date.now() + 3_600_000 });
  const ids = [...Array.from({ length: 249 }, (_, index) => `a${index}`), 'perast'];
  const data = ids.map((_id) => contractArticle.parse({ _id, type: 'blog' }));
  jest.spyOn(provider(), 'articles').mockResolvedValue(found({ data, page: 1, lastPage: 1, perPage: 250, total: 250 }));
  await getGuidePages('en', '2026-05-01');
  const pages = await getGuidePages('en', '2026-05-01');
  const articles = pages.state === 'found' ? pages.value.filter(({ href }) => href.includes('/article/')) : [];
  expect(articles).toHaveLength(200);
  expect(articles.slice(0, 2).map(({ href }) => href)).toEqual([
    expect.stringMatching(/id=perast$/),
    expect.stringMatching(/id=a0$/),
  ]);
});
