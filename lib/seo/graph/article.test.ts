import type { Article, EventFacts } from '@/lib/articles/article';
import type { Place } from '@/lib/articles/place';
import { articleGraph, articleText } from '@/lib/seo/graph/article';

const ARTICLE = {
  section: 'news',
  title: { text: 'Works on the quay' },
  summary: null,
  body: { sections: [], language: 'sr' },
  picture: {
    src: '/pictures/a-960.webp',
    avif: '/pictures/a-320.avif 320w, /pictures/a-1600.avif 1600w',
    srcSet: null,
  },
  author: null,
  publishedIso: '2026-05-01T08:00:00.000Z',
  modifiedIso: null,
  addresses: { en: '/news/town/works?id=a', sr: '/vijesti/grad/radovi?id=a' },
} as unknown as Article;

const DAY = { from: '2026-07-05', to: null, startTime: null, place: null } as unknown as EventFacts;

test('news say when they were published by the town’s clocks, in the language of the text', () => {
  expect(articleText(ARTICLE, 'en')).toMatchObject({
    '@type': 'NewsArticle',
    '@id': 'http://localhost:3000/news/town/works?id=a#article',
    headline: 'Works on the quay',
    image: ['http://localhost:3000/pictures/a-960.webp', 'http://localhost:3000/pictures/a-1600.avif'],
    datePublished: '2026-05-01T10:00:00+02:00',
    dateModified: undefined,
    author: undefined,
    inLanguage: 'sr-Latn-ME',
  });
});

test('midnight in UTC stands for the day, of which no hour is known', () => {
  const dates = { publishedIso: '2026-11-22T00:00:00.000Z', modifiedIso: '2026-11-23T00:00:00.000Z' };
  expect(articleText({ ...ARTICLE, ...dates }, 'en')).toMatchObject({
    datePublished: '2026-11-22',
    dateModified: '2026-11-23',
  });
});

test.each([
  ['the organisation itself', 'TO Kotor', { '@id': 'http://localhost:3000/#organization' }],
  ['another one', 'Museum', { '@type': 'Organization', name: 'Museum' }],
])('the author is %s', (_who, author, expected) => {
  expect(articleText({ ...ARTICLE, author }, 'en').author).toEqual(expected);
});

test('a text of the guide is an article, and guidance among the news', () => {
  expect(articleText({ ...ARTICLE, isGuidance: true }, 'en')['@type']).toBe('Article');
  expect(articleText({ ...ARTICLE, section: 'guide' }, 'en')['@type']).toBe('Article');
});

test('an event is an event once its date is confirmed, until then a text', () => {
  const typeOf = (isConfirmed: boolean) =>
    articleGraph({ ...ARTICLE, section: 'events', tags: [], event: { ...DAY, isConfirmed } }, null, 'en')[0]?.['@type'];
  expect(typeOf(true)).toBe('Event');
  expect(typeOf(false)).toBe('Article');
});

test('a text about a place refers to it, and the place is in the graph', () => {
  const place = 'http://localhost:3000/news/town/works?id=a#place';
  expect(articleGraph(ARTICLE, {} as Place, 'en')).toMatchObject([
    { headline: 'Works on the quay', about: { '@id': place } },
    { '@type': 'TouristAttraction', '@id': place },
  ]);
});
