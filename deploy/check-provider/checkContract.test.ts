import { createServer } from 'node:http';
import { listen } from '@/lib/server/http/listen.testUtils';
import { replyTo } from '../../e2e/provider/contract';
import { pictureAt } from '../../e2e/provider/pictures';
import { checkContract, type Row, type Target, toText } from './checkContract';

type Reply = { status: number; body: unknown; encoding?: BufferEncoding };

let origin: string;
let change: (path: string, reply: Reply) => Reply;
let hasPictures: boolean;
let authorization: string | undefined;

const SIZE = { stories: 30, news: 13, events: 6, added: 0 };

const server = createServer(async ({ url = '', headers }, response) => {
  if (!url.startsWith('/api/')) {
    const picture = hasPictures ? await pictureAt(url) : null;
    return response.writeHead(picture ? 200 : 404, { 'Content-Type': picture?.type ?? '' }).end(picture?.bytes);
  }
  authorization = headers.authorization;
  const { status, body, encoding } = change(url, replyTo(new URL(url, origin), 'test', SIZE));
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body), encoding ?? 'utf8');
});

beforeAll(async () => {
  origin = `http://127.0.0.1:${await listen(server)}`;
});

afterAll(() => server.close());

beforeEach(() => {
  change = (_path, reply) => reply;
  hasPictures = true;
});

async function check(target: Partial<Target> = {}): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const row of checkContract({ origin, ...target })) rows.push(row);
  return rows;
}

const HUNDRED = '/article?page=1&limit=100';

/** Other paths begin with that of a hundred articles. */
const isAt = (row: Row, path: string): boolean => (path === HUNDRED ? row.path === path : row.path.startsWith(path));

const rowOf = (rows: Row[], path: string): Row | undefined => rows.find((row) => isAt(row, path));

/** The first row whose path begins so; the calls after it are not made. */
async function firstRow(path: string): Promise<Row | undefined> {
  for await (const row of checkContract({ origin })) if (isAt(row, path)) return row;
}

test('a content system that follows the contract gets every call right, but for what only an attack would send', async () => {
  const rows = await check({ token: 'secret' });
  expect(rows.filter(({ verdict }) => verdict !== 'right')).toEqual([
    {
      path: '/article?page=1&limit=100',
      ms: expect.any(Number),
      verdict: 'flawed',
      notes: [
        ...Array(3).fill(
          expect.stringMatching(/^data\[\d+\]\.description\.en of \w+-06: plain text, but contains <h2>$/),
        ),
        ...Array(3).fill(
          expect.stringMatching(/^data\[\d+\]\.content\.\w\w of blog-02: (javascript|data):.* is left out/),
        ),
        'and 11 more',
      ],
    },
  ]);
  expect(rows).toHaveLength(26);
  expect(authorization).toBe('Bearer secret');
});

test('what the site repairs is told apart from what it cannot use', async () => {
  change = (path, reply) => {
    const { data } = reply.body as { data: unknown };
    if (path === '/api/article?limit=5') return { status: 200, body: data };
    if (path.includes('type=news'))
      return { status: 200, body: { ...(reply.body as object), data: [{ title: 5 }, {}] } };
    if (path.includes('type=blog')) return { status: 500, body: {} };
    if (path.includes('no-such-article')) return { status: 200, body: {} };
    return reply;
  };
  const rows = await check();
  expect(rowOf(rows, '/article?limit=5')).toMatchObject({ verdict: 'repaired', notes: ['response: must be object'] });
  expect(rowOf(rows, '/article?page=1&limit=12&type=news')).toMatchObject({ verdict: 'unusable' });
  expect(rowOf(rows, '/article?page=1&limit=12&type=blog')).toMatchObject({
    verdict: 'unusable',
    notes: ['status 500'],
  });
  expect(rowOf(rows, '/article/no-such-article')).toMatchObject({ verdict: 'unusable', notes: ['status 200'] });
  expect(rows.map(toText)).toContainEqual(
    expect.stringMatching(/^UNUSABLE +\d+ ms {2}\/article\?page=1&limit=12&type=blog\n +status 500$/),
  );
});

type ResponseBody = { data: { _id: string; type?: string; subcategory?: unknown }[]; meta: object };
type Edit = (body: ResponseBody) => object;

const withMeta =
  (numbers: object): Edit =>
  (body) => ({ ...body, meta: { ...body.meta, ...numbers } });

const GUIDE = '/article?page=1&limit=12&type=blog';

/** Either the path that is responded to instead, or what becomes of the response. */
test.each<[missing: string, pattern: RegExp, change: string | Edit, row: string, note: string]>([
  ['a filter by category', /\/category\/[^?]*\?/, '?', '/article/category/', 'without category'],
  ['a filter by subcategory', /\/subcategory\/[^?]*\?/, '?', '/article/sub', 'without subcategory'],
  ['an article by its id', /blog-\d+$/, 'blog-20', '/article/blog-', 'answers blog-20, not blog-'],
  ['a category by its slug', /orchards-.*/, 'lantern-lanes', '/category/o', 'answers cat-lanterns, not cat-orchards'],
  ['pages from 1', /page=1/, 'page=2', HUNDRED, 'is empty, but meta.total is'],
  [
    'pages from 1 for 100',
    /page=1&limit=100/,
    'page=3&limit=9',
    `${HUNDRED}&type=blog`,
    'contains none of the articles',
  ],
  ['a second page', /page=2/, 'page=1', '/article?page=2', 'contains articles of page 1, such as blog-01'],
  ['an order by publication', /&sort=asc/, '', `${HUNDRED}&sort=asc`, 'not sorted by publishDate, earliest first'],
  ['an order by start', /order=desc/, 'order=asc', '/article?type=event', 'not sorted by startDate, latest first'],
  ['the number of articles', /blog/, withMeta({ total: 3 }), GUIDE, 'contains 12 articles, but meta.total is 3'],
  ['the number of pages', /blog/, withMeta({ last_page: 1 }), GUIDE, 'meta.last_page is 1, but 30 articles fill 3'],
  [
    'the end of a list',
    /blog/,
    withMeta({ total: 12 }),
    '/article?page=2',
    'contains 12 articles, but page 1 had 12 of 12',
  ],
  [
    'the pages after the last it counts',
    /blog/,
    withMeta({ total: undefined, last_page: 1 }),
    '/article?page=2',
    'contains 12 articles, but page 1 had 12 of 12',
  ],
  ['a page for the rest', /page=2/, 'page=9', '/article?page=2', 'contains 0 articles, but page 1 had 12 of 30'],
  ['an end of its pages', /page=9999/, 'page=1', '/article?page=9999', 'is not empty'],
  ['a limit', /limit=5/, 'limit=9', '/article?limit=5', 'contains 9 articles for limit=5'],
  ['a filter by type', /type=news/, 'type=event', '/article?page=1&limit=12&type=news', 'other types than news'],
  ['a filter by tags', /tags=.*&/, '', '/article?tags=', 'contains articles with none of the tags'],
  ['a category', /config/, () => ({ data: { categories: [], subcategories: [] } }), '/config', 'no published category'],
  ['lists under the limit', /=100$/, (body) => ({ ...body, pad: 'x'.repeat(5e6) }), HUNDRED, 'the limit is 5 MB'],
])('a content system without %s is unusable', async (_missing, pattern, changed, row, note) => {
  change = (path, reply) => {
    if (!pattern.test(path)) return reply;
    if (typeof changed === 'function') return { ...reply, body: changed(reply.body as ResponseBody) };
    return replyTo(new URL(path.replace(pattern, changed), origin), 'test', SIZE);
  };
  expect(await firstRow(row)).toMatchObject({
    verdict: 'unusable',
    notes: expect.arrayContaining([expect.stringContaining(note)]),
  });
});

test('pictures that are missing are unusable', async () => {
  hasPictures = false;
  expect(await firstRow(`${origin}/uploads/`)).toMatchObject({
    verdict: 'unusable',
    notes: [expect.stringContaining('must be a JPEG, PNG')],
  });
});

/** Changes the data of the responses to those calls that have `part` in their paths. */
function changeData(part: string, edit: (data: ResponseBody['data']) => unknown, more: Partial<Reply> = {}): void {
  change = (path, reply) => {
    const body = reply.body as ResponseBody;
    return path.includes(part) ? { ...reply, body: { ...body, data: edit(body.data) }, ...more } : reply;
  };
}

test('what lists leave out of an article is named', async () => {
  changeData('limit=100', (articles) =>
    articles
      .filter(({ type, subcategory }) => subcategory || type === 'event')
      .map(({ _id, type }) => ({ _id, type: type === 'event' ? type : null })),
  );
  const rows = await check();
  const texts = 'title, description, seo.slug';
  expect(rowOf(rows, '/article/blog-')).toMatchObject({
    verdict: 'flawed',
    notes: [`lists leave out its ${texts}, type, tags, image, category, subcategory, publishDate, updatedAt`],
  });
  expect(rowOf(rows, '/article/event-')?.notes).toEqual([
    `lists leave out its ${texts}, tags, image, category, publishDate, updatedAt, startDate, endDate`,
  ]);
});

test('markup in a title and links to files of the content system are flaws, each with its article', async () => {
  const links = `<a href="/map.docx">Map</a> <a href="/map.pdf">PDF</a> <a href='${origin}/x?a&amp;b'>x</a> <a href="/guide">Guide</a>`;
  const title = { en: 'Salt &amp; pepper', sr: 'So & biber' };
  changeData('limit=100', () => [{ _id: 'a1' }, { _id: 'a2', title, content: { en: links } }]);
  expect((await firstRow(HUNDRED))?.notes).toEqual([
    'data[1].title.en of a2: plain text, but contains &amp;',
    'data[1].content.en of a2: links to /map.docx: put files on a public host',
    `data[1].content.en of a2: links to ${origin}/x?a&b: put files on a public host`,
  ]);
});

test('calls that need an id which no response named are printed as skipped', async () => {
  change = () => ({ status: 500, body: {} });
  const rows = (await check()).filter(({ verdict }) => verdict === 'skipped');
  expect(rows.map((row) => toText(row).replace(/\n +/g, ': '))).toEqual([
    'skipped              /article/{id}: no list contains an article',
    'skipped              /content/{lang}/{id}: no list contains an article',
    'skipped              /category/{name}: /config has no category slug',
    'skipped              /article/category/{categoryId}: neither /config nor a list has a category',
    'skipped              /article/subcategory/{subcategoryId}: neither /config nor a list has a subcategory',
    'skipped              a picture: no article has one',
  ]);
});

test('drafts in a list are not called for by their ids', async () => {
  changeData('limit=100', (articles) => articles.map((article) => ({ ...article, status: 'draft' })));
  expect((await firstRow('/article/{id}'))?.verdict).toBe('skipped');
});

test('a list in a wrong order is named', async () => {
  changeData('/article?limit=5', (articles) => articles.toReversed());
  expect((await firstRow('/article?limit=5'))?.notes).toEqual(['not sorted by publishDate, latest first']);
});

test('the order is that of the moments, whatever the offset of a date', async () => {
  const dates = ['2026-07-19T23:30:00Z', null, '2026-07-20T00:30:00+02:00'];
  changeData('/article?limit=5', () => dates.map((publishDate, index) => ({ _id: `a${index}`, publishDate })));
  expect((await firstRow('/article?limit=5'))?.verdict).toBe('right');
});

test('null as the text of an article is repaired', async () => {
  changeData('/content/', () => null);
  expect(await firstRow('/content/en/')).toMatchObject({
    verdict: 'repaired',
    notes: ['data: must be string'],
  });
});

test('a response that is not UTF-8 is unusable, as for the site', async () => {
  changeData('/content/', () => 'Cafè', { encoding: 'latin1' });
  expect(await firstRow('/content/en/')).toMatchObject({
    verdict: 'unusable',
    notes: [expect.stringContaining('utf-8')],
  });
});
