import { contractArticle } from '@/lib/cms/schema/article';
import { contractConfig } from '@/lib/cms/schema/category';
import { log } from '@/lib/server/log';
import { leftOutIn, unlistedIn, untitledIn } from './flaws';

const SOURCES = { apiHost: 'https://api.example.org', mediaHosts: ['cdn.example.org'] };
const LEFT_OUT = 'is left out: it must be on API_HOST or MEDIA_HOSTS, under a plain file name';

const leftOutOf = (article: object) => leftOutIn({ data: [{ _id: 'a1', ...article }] }, SOURCES);

test.each(['/u/a.jpg', 'https://api.example.org/u/a.jpg', 'https://cdn.example.org/a.jpg', '/Stari grad č.png'])(
  'the picture %s is no flaw',
  (url) => {
    expect(leftOutOf({ image: { url }, content: { en: `<p><img alt="" src="${url}"></p>` } })).toEqual([]);
  },
);

test.each(['https://other.example.org/a.jpg', 'http://cdn.example.org/a.jpg', '/u/a%3Ab.jpg', '/u/a/'])(
  'the picture %s is left out, which is a flaw',
  (url) => {
    expect(leftOutOf({ image: { url }, content: { sr: `<img src='${url}'>`, en: `<img src=${url}>` } })).toEqual([
      `data[0].image.url of a1: ${url} ${LEFT_OUT}`,
      `data[0].content.sr of a1: ${url} ${LEFT_OUT}`,
      `data[0].content.en of a1: ${url} ${LEFT_OUT}`,
    ]);
  },
);

test('a picture that a script loads later is left out only if none of its URLs is on a host of pictures', () => {
  const pasted = `data:image/png;base64,${'A'.repeat(100)}`;
  const later = (url: string) => leftOutOf({ content: { en: `<img src="${pasted}" data-src="${url}">` } });
  expect(later('/u/a.jpg')).toEqual([]);
  const set = `<img src="${pasted}" data-srcset="https://other.example.org/b.jpg 480w, /u/a.jpg 960w">`;
  expect(leftOutOf({ content: { en: set } })).toEqual([]);
  expect(later('https://other.example.org/a.jpg')).toEqual([
    `data[0].content.en of a1: ${pasted.slice(0, 80)} ${LEFT_OUT}`,
  ]);
});

test('pictures that are left out are not logged too', () => {
  leftOutOf({ image: { url: 'https://other.example.org/a.jpg' } });
  expect(log.warn).not.toHaveBeenCalled();
});

const named = (fields: object) => [contractArticle.parse({ _id: 'a1', ...fields })];

test('a category without a title in its article is a flaw', () => {
  for (const titled of [null, { _id: 'c1', title: { sr: 'Tvrđave' } }, { _id: 'c1', seo: { title: { en: 'Forts' } } }])
    expect(untitledIn(named({ category: titled }))).toEqual([]);
  expect(untitledIn(named({ category: { _id: 'c1' } }))).toEqual([
    'category c1 of a1: has no title there, so visitors see an ellipsis',
  ]);
});

test('a category or a subcategory that /config lacks is a flaw', () => {
  const config = contractConfig.parse({
    categories: [{ _id: '1', subcategories: [{ _id: '2' }] }],
    subcategories: [{ _id: '3', categoryId: '1' }],
  });
  const unlisted = (category: string, subcategory: string) =>
    unlistedIn(named({ category: { _id: category }, subcategory: { _id: subcategory } }), config);
  expect([unlistedIn(named({}), config), unlisted('1', '2'), unlisted('1', '3')]).toEqual([[], [], []]);
  expect(unlisted('2', '1')).toEqual([
    'category 2 of a1: not in /config, so its page is missing',
    'subcategory 1 of a1: not in /config, so its page is missing',
  ]);
});
