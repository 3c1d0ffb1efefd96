import { createServer } from 'node:http';
import { listen } from '@/lib/server/http/listen.testUtils';
import { replyTo } from '../../e2e/provider/contract';
import { checkContract, type Row, toText } from './checkContract';

type Reply = { status: number; body: unknown; encoding?: BufferEncoding };

let origin: string;
let change: (path: string, reply: Reply) => Reply;
let authorization: string | undefined;

const server = createServer(({ url = '', headers }, response) => {
  authorization = headers.authorization;
  const size = { stories: 30, news: 20, events: 10, added: 0 };
  const { status, body, encoding } = change(url, replyTo(new URL(url, origin), 'test', size));
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body), encoding ?? 'utf8');
});

beforeAll(async () => {
  origin = `http://127.0.0.1:${await listen(server)}`;
});

afterAll(() => server.close());

beforeEach(() => {
  change = (_path, reply) => reply;
});

const rowOf = (rows: Row[], path: string): Row | undefined => rows.find((row) => row.path.startsWith(path));

test('a content system that follows the contract gets every call right', async () => {
  const rows = await checkContract(origin, 'secret');
  expect(rows.filter(({ verdict }) => verdict !== 'right')).toEqual([]);
  expect(rows).toHaveLength(17);
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
  const rows = await checkContract(origin);
  expect(rowOf(rows, '/article?limit=5')).toMatchObject({ verdict: 'repaired', notes: ['response: must be object'] });
  expect(rowOf(rows, '/article?page=1&limit=12&type=news')).toMatchObject({ verdict: 'unusable' });
  expect(rowOf(rows, '/article?page=1&limit=12&type=blog')).toMatchObject({
    verdict: 'unusable',
    notes: ['status 500'],
  });
  expect(rowOf(rows, '/article/no-such-article')).toMatchObject({ verdict: 'unusable', notes: ['status 200'] });
  expect(toText(rows)).toMatch(/^UNUSABLE +\d+ ms {2}\/article\?page=1&limit=12&type=blog\n +status 500$/m);
});

function changeFirstFive(edit: (articles: unknown[]) => unknown[]): void {
  change = (path, reply) => {
    const { data, ...rest } = reply.body as { data: unknown[] };
    return path === '/api/article?limit=5' ? { ...reply, body: { ...rest, data: edit(data) } } : reply;
  };
}

test('a list in a wrong order is named', async () => {
  changeFirstFive((articles) => articles.toReversed());
  expect(rowOf(await checkContract(origin), '/article?limit=5')?.notes).toEqual([
    'not sorted by publishDate, latest first',
  ]);
});

test('the order is that of the moments, whatever the offset of a date', async () => {
  const dates = ['2026-07-19T23:30:00Z', null, '2026-07-20T00:30:00+02:00'];
  changeFirstFive(() => dates.map((publishDate, index) => ({ _id: `a${index}`, publishDate })));
  expect(rowOf(await checkContract(origin), '/article?limit=5')?.verdict).toBe('right');
});

test('null as the text of an article is repaired', async () => {
  change = (path, reply) => (path.startsWith('/api/content/') ? { ...reply, body: { data: null } } : reply);
  expect(rowOf(await checkContract(origin), '/content/en/')).toMatchObject({
    verdict: 'repaired',
    notes: ['data: must be string'],
  });
});

test('a response that is not UTF-8 is unusable, as for the site', async () => {
  change = (path, reply) =>
    path.startsWith('/api/content/') ? { ...reply, body: { data: 'Cafè' }, encoding: 'latin1' } : reply;
  expect(rowOf(await checkContract(origin), '/content/en/')).toMatchObject({
    verdict: 'unusable',
    notes: [expect.stringContaining('utf-8')],
  });
});

test('a port without TLS is told without the words of OpenSSL', async () => {
  const [row] = await checkContract(origin.replace('http:', 'https:'));
  expect(row?.notes).toEqual(['no TLS on this port: use http, or the port that has it']);
});
