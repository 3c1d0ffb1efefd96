import { checkAnchors, checkCategories, checkLinks, checkListedArticles } from '@/lib/cms/files/check/references';
import { createSample } from '@/lib/cms/files/check/sample.testUtils';
import { NAMED_PAGES } from '@/lib/cms/files/targets';

const sample = createSample();

test.each([
  '[x](article: sea-gate)',
  '[the gate] (article:sea-gate)',
  '[the gate]\u00A0(article:sea-gate)',
  '[the gate](article:sea-gate',
  '![](picture: a.jpg)',
  '[](https://example.org)',
  '[call](tel:+382 32 325)',
])('%s is no link', (link) => {
  sample.folder('guide/gate', { en: { text: `Past ${link}` } });
  expect(sample.faults(checkLinks)).toEqual([
    `content/guide/gate/text.en.md: text: “${link}” is not a link; write [words](article:perast), without a space`,
  ]);
});

test.each([
  '[![](picture:a.jpg)](https://example.org)',
  '[a](https://example.org/a_(b))',
  'a [gate] (of stone)',
  'https://example.org',
])('%s is in order', (text) => {
  sample.folder('guide/gate', { en: { text } });
  expect(sample.faults(checkLinks)).toEqual([]);
});

const FORMS = 'write article:perast, page:tax, https://example.org, mailto:info@example.org or tel:+38232000000';

test.each([
  ['article:nowhere', 'article:nowhere leads nowhere; write the name of a folder in content/guide'],
  ['article:quay', 'article:quay leads nowhere; link only to the guide'],
  ['page:nowhere', `page:nowhere leads nowhere; write one of ${[...NAMED_PAGES.keys()].join(', ')}`],
  ['page:city-card#s', 'page:city-card#s: only visitor information and the tax page have anchors'],
  [
    'page:tax#nothing',
    'page:tax#nothing: there is no nothing on the page; write one of residence, excursion, membership, tourist',
  ],
  ['/see-and-do/gate', `(/see-and-do/gate) is not a link; ${FORMS}`],
  ['gate', `(gate) is not a link; ${FORMS}`],
  ['tel:zero-eight', `(tel:zero-eight) is not a link; ${FORMS}`],
  ['mailto:info.example.com', `(mailto:info.example.com) is not a link; ${FORMS}`],
  ['https://', `(https://) is not a link; ${FORMS}`],
])('a link to %s is reported', (href, fault) => {
  sample.folder('news/quay');
  sample.folder('categories/old-town', { sr: { text: `Ovo je [veza](${href}).` } });
  expect(sample.faults(checkLinks)).toEqual([`content/categories/old-town/text.sr.md: text: ${fault}`]);
});

test.each([
  'article:gate',
  'page:tax',
  'page:tax#residence',
  'page:visitors-info#city',
  'page:events',
  'page:map',
  'https://example.org',
  'http://example.org/a',
  'mailto:info@example.org',
  'tel:+382-32-000000',
  'tel:112',
])('a link to %s is in order', (href) => {
  sample.folder('guide/gate');
  sample.folder('news/quay', { en: { text: `A [link](${href}).` } });
  expect(sample.faults(checkLinks)).toEqual([]);
});

test('a link to an article that cannot be read is not reported as well', () => {
  sample.folder('guide/gate', { facts: { published: 'yesterday' } });
  sample.folder('news/quay', { en: { text: 'A [link](article:gate).' } });
  expect(sample.faults(checkLinks)).toEqual([]);
});

test.each(['article:Sea-Gate', 'article:sea-gate'])(
  '%s, whose folder has to be renamed, is not reported as well',
  (href) => {
    sample.folder('guide/Sea-Gate');
    sample.folder('news/quay', { en: { text: `A [link](${href}).` } });
    expect(sample.faults(checkLinks)).toEqual([]);
  },
);

test('a link to no article is reported, also where a topic of its name cannot be read', () => {
  sample.write('topics.yaml', '- { id: cash }');
  sample.folder('news/quay', { en: { text: 'A [link](article:cash).' } });
  expect(sample.faults(checkLinks)).toHaveLength(1);
});

beforeEach(() => {
  sample.folder('categories/old-town');
  sample.folder('categories/old-town/squares');
  sample.folder('categories/outdoors');
  sample.folder('news-categories/works');
  sample.folder('event-categories/music');
});

test.each([
  ['guide', { category: 'old-town', subcategory: 'squares' }],
  ['guide', { category: 'outdoors' }],
  ['news', { category: 'works' }],
  ['events', { category: 'music' }],
])('in %s, %o is in order', (kind, facts) => {
  sample.folder(`${kind}/gate`, { facts });
  expect(sample.faults(checkCategories)).toEqual([]);
});

test.each([
  ['guide', { category: 'new-town' }, 'category: there is no new-town; write one of old-town, outdoors'],
  ['guide', { category: 'Old town' }, 'category: there is no Old town; write one of old-town, outdoors'],
  ['guide', { category: 'works' }, 'category: there is no works; write one of old-town, outdoors'],
  ['news', { category: 'old-town' }, 'category: there is no old-town; write one of works'],
  ['events', { category: 'works' }, 'category: there is no works; write one of music'],
  [
    'guide',
    { category: 'outdoors', subcategory: 'squares' },
    'subcategory: there is no squares in outdoors; leave the line out',
  ],
])('in %s, %o is reported', (kind, facts, fault) => {
  sample.folder(`${kind}/gate`, { facts });
  expect(sample.faults(checkCategories)).toEqual([`content/${kind}/gate/text.en.md: ${fault}`]);
});

test.each([
  ['a category', 'categories/outdoors', { category: 'outdoors', subcategory: 'trails' }],
  ['a subcategory', 'categories/old-town/squares', { category: 'old-town', subcategory: 'squares' }],
])('%s that cannot be read is not reported as well', (_what, folder, facts) => {
  sample.folder(folder, { facts: { order: 'first' } });
  sample.folder('guide/gate', { facts });
  expect(sample.faults(checkCategories)).toEqual([]);
});

const plan = (id: string) => `- { id: ${id}, name: { en: A day, sr: Dan }, days: [{ from: '09:00', to: '17:00' }] }\n`;

const question = (id: string, more: string) =>
  `- { id: ${id}, question: { en: Where?, sr: Gdje? }, answer: { en: Here., sr: Ovdje. }, ${more} }\n`;
const topic = (id: string, more = 'desk: true') =>
  `- { id: ${id}, title: { en: Cash, sr: Novac }, words: { en: x, sr: x }, answer: { en: None., sr: Nema. }, ${more} }\n`;

test('ready plans, questions and topics name an article of the guide', () => {
  sample.folder('guide/gate');
  sample.write('plans.yaml', plan('gate') + plan('nowhere'));
  sample.write('questions.yaml', question('door', 'article: gate') + question('window', 'article: nowhere'));
  sample.write('topics.yaml', topic('cash', 'article: gate') + topic('post', 'article: nowhere'));
  const fault = 'there is no nowhere; write the name of a folder in content/guide';
  expect(sample.faults(checkListedArticles)).toEqual([
    `content/plans.yaml: nowhere: id: ${fault}`,
    `content/questions.yaml: window: article: ${fault}`,
    `content/topics.yaml: post: article: ${fault}`,
  ]);
});

test('an article that cannot be read is not reported as well', () => {
  sample.folder('guide/gate', { facts: { published: 'yesterday' } });
  sample.write('topics.yaml', topic('cash', 'article: gate'));
  expect(sample.faults(checkListedArticles)).toEqual([]);
});

test.each([
  ['one topic', '- { id: cash }'],
  ['all topics', '- {'],
])('the anchor of %s that cannot be read is not reported as well', (_what, topics) => {
  sample.write('topics.yaml', topics);
  sample.write('questions.yaml', question('atm', 'page: visitorsInfo, anchor: cash'));
  expect(sample.faults(checkAnchors)).toEqual([]);
});

test('a question leads to a section of its page, and a topic has another anchor than a chapter', () => {
  sample.write('topics.yaml', topic('cash') + topic('parking'));
  const right = ['visitorsInfo, anchor: parking', 'visitorsInfo, anchor: cash', 'tax, anchor: residence', 'map'];
  sample.write('questions.yaml', right.map((page, index) => question(`q-${index}`, `page: ${page}`)).join(''));
  const fault = 'content/topics.yaml: parking: id: is a chapter of the page; choose another';
  expect(sample.faults(checkAnchors)).toEqual([fault]);
  sample.write(
    'questions.yaml',
    question('a', 'page: tax, anchor: cash') + question('b', 'anchor: cash') + question('c', 'page: map, anchor: cash'),
  );
  expect(sample.faults(checkAnchors)).toEqual([
    'content/questions.yaml: a: anchor: there is no cash on the page; write one of residence, excursion, membership, tourist',
    'content/questions.yaml: b: anchor: only visitor information and the tax page have anchors',
    'content/questions.yaml: c: anchor: only visitor information and the tax page have anchors',
    fault,
  ]);
});
