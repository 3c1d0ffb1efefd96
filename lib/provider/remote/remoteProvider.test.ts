/** @jest-environment node */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { log } from '@/lib/log';
import { answerApi } from '@/lib/provider/answerApi';
import { describeProvider, foundIn, UNPUBLISHED } from '@/lib/provider/contract.suite';
import type { Provider } from '@/lib/provider/provider';
import { createRemoteProvider } from '@/lib/provider/remote/remoteProvider';

jest.mock('@/lib/log', () => ({ log: { warn: jest.fn(), error: jest.fn() } }));

type Respond = (url: URL, response: ServerResponse, request: IncomingMessage) => void | Promise<void>;

const sendJson = (response: ServerResponse, value: unknown, status = 200): void => {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(value));
};

/** A content system on a real socket: what it does can be changed, and what it was asked is kept. */
class ContentSystem {
  asked: string[] = [];
  origin = '';
  respond: Respond = () => {};
  readonly #server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', this.origin);
    this.asked.push(`${url.pathname}${url.search}`);
    void this.respond(url, response, request);
  });

  async start(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
    this.origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }
}

const system = new ContentSystem();

beforeAll(() => system.start());
afterAll(() => system.stop());

type Named = { _id: string; status: string };

const addDraft = (list: unknown, _id: string): unknown[] => [
  { ...(list as Named[])[0], _id, status: 'draft' },
  ...(list as Named[]),
];

/** The shipped content over the contract, with unpublished items among it: the contract does not filter. */
const serveShipped: Respond = async (url, response) => {
  const segments = url.pathname.split('/').slice(2).map(decodeURIComponent);
  const [resource = '', ...rest] = segments;
  if (resource === 'article' && rest[0] === UNPUBLISHED.article) {
    return sendJson(response, { data: { _id: UNPUBLISHED.article, title: { en: 'Secret' }, status: 'draft' } });
  }
  if (resource === 'content' && rest[1] === UNPUBLISHED.article) return sendJson(response, { data: '<p>Secret</p>' });
  if (resource === 'category' && rest[0] === UNPUBLISHED.category) {
    return sendJson(response, { data: { _id: UNPUBLISHED.category, status: 'draft' } });
  }
  const answer = await answerApi(segments, url.searchParams);
  if (answer.state !== 'found') return sendJson(response, { message: answer.state }, 404);
  const value = structuredClone(answer.value) as { data: unknown };
  if (resource === 'config') {
    const config = value.data as { categories: (Named & { subcategories: Named[] })[]; subcategories: Named[] };
    for (const category of config.categories) {
      category.subcategories = addDraft(category.subcategories, UNPUBLISHED.subcategory) as Named[];
    }
    config.categories = addDraft(config.categories, UNPUBLISHED.category) as typeof config.categories;
    config.subcategories = addDraft(config.subcategories, UNPUBLISHED.subcategory) as Named[];
  } else if (Array.isArray(value.data) && value.data.length > 0) value.data = addDraft(value.data, UNPUBLISHED.article);
  sendJson(response, value);
};

describeProvider('a content system over HTTP', async () => {
  system.respond = serveShipped;
  return createRemoteProvider(system.origin);
});

/** Every question a provider is asked, with an answer that would do. */
const QUESTIONS: [name: string, ask: (provider: Provider) => Promise<{ state: string }>][] = [
  ['a list', (provider) => provider.articles({ page: 1 })],
  ['a category’s list', (provider) => provider.articlesOfCategory('c1', {})],
  ['a subcategory’s list', (provider) => provider.articlesOfSubcategory('s1', {})],
  ['an article', (provider) => provider.article('a1')],
  ['the categories', (provider) => provider.config()],
  ['a category', (provider) => provider.category('old-town')],
  ['a text', (provider) => provider.content('en', 'a1')],
];

let provider: Provider;

beforeEach(() => {
  system.asked = [];
  provider = createRemoteProvider(system.origin);
});

/** Time as caches measure it, moved on by hand. */
function stopTime() {
  const begin = performance.now();
  const now = jest.spyOn(performance, 'now').mockReturnValue(begin);
  return async (milliseconds: number) => {
    now.mockReturnValue(begin + milliseconds);
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
}

describe('what it asks', () => {
  test('is the calls of the contract, below /api, for JSON and without credentials', async () => {
    const headers: IncomingMessage['headers'][] = [];
    system.respond = (_url, response, request) => {
      headers.push(request.headers);
      sendJson(response, {}, 404);
    };
    await provider.articles({ page: 1, limit: 50, type: 'news', sort: 'desc' });
    await provider.articles({ page: 1, limit: 3, type: 'event', sort_by: 'startDate', sort_order: 'desc' });
    await provider.articles({ page: 1, tags: ['TOP_ATTRACTIONS', 'šetnje i more'] });
    await provider.articlesOfCategory('c1', { page: 2, limit: 5, type: 'news' });
    await provider.articlesOfSubcategory('s1', { page: 1, type: 'blog' });
    await provider.article('a1');
    await provider.config();
    await provider.category('šetnje/..?x');
    expect(system.asked).toEqual([
      '/api/article?page=1&limit=50&type=news&sort=desc',
      '/api/article?page=1&limit=3&type=event&sort_by=startDate&sort_order=desc',
      '/api/article?page=1&tags=TOP_ATTRACTIONS&tags=%C5%A1etnje+i+more',
      '/api/article/category/c1?page=2&limit=5&type=news',
      '/api/article/subcategory/s1?page=1&type=blog',
      '/api/article/a1',
      '/api/config',
      '/api/category/%C5%A1etnje%2F..%3Fx',
    ]);
    for (const { accept, cookie, authorization } of headers) {
      expect({ accept, cookie, authorization }).toEqual({ accept: 'application/json' });
    }
  });

  test('the text of an article is asked for in the language of the contract', async () => {
    system.respond = (url, response) =>
      sendJson(response, { data: url.pathname.includes('content') ? '<p>x</p>' : { _id: 'a1' } });
    await provider.content('me', 'a1');
    expect(system.asked).toContain('/api/content/me/a1');
  });
});

describe.each(QUESTIONS)('asked for %s', (_name, ask) => {
  test('404 is missing', async () => {
    system.respond = (_url, response) => sendJson(response, { message: 'no' }, 404);
    expect(await ask(provider)).toEqual({ state: 'missing' });
    expect(log.warn).not.toHaveBeenCalled();
  });

  const FAILURES: [what: string, respond: Respond][] = [
    ['500', (_url, response) => sendJson(response, { data: [] }, 500)],
    ['503', (_url, response) => sendJson(response, { data: [] }, 503)],
    ['403', (_url, response) => sendJson(response, { data: [] }, 403)],
    ['429', (_url, response) => sendJson(response, { data: [] }, 429)],
    ['HTML with status 200', (_url, response) => void response.end('<!doctype html><h1>Maintenance</h1>')],
    ['nothing with status 200', (_url, response) => void response.end()],
    ['half a JSON document', (_url, response) => void response.end('{"data":[{"_id":"a1","title":{"en":"Ga')],
    [
      'an answer cut off',
      (_url, response) => {
        response.writeHead(200, { 'Content-Length': '1000' }).write('{"data":[]');
        setTimeout(() => response.destroy(), 10);
      },
    ],
    [
      'a redirect',
      (url, response) => {
        if (url.searchParams.has('again')) sendJson(response, { data: [] });
        else response.writeHead(302, { Location: `${url.pathname}?again` }).end();
      },
    ],
    ['a closed connection', (_url, response) => void response.destroy()],
    ['null', (_url, response) => sendJson(response, null)],
    ['a number', (_url, response) => sendJson(response, 7)],
    ['something else in the wrapper', (_url, response) => sendJson(response, { data: 7 })],
  ];

  test.each(FAILURES)('%s is an outage, never a 404, and is logged', async (_what, respond) => {
    system.respond = respond;
    expect(await ask(provider)).toEqual({ state: 'unavailable' });
    expect(log.warn).toHaveBeenCalled();
  });

  test('a refused connection is an outage', async () => {
    const gone = new ContentSystem();
    await gone.start();
    await gone.stop();
    expect(await ask(createRemoteProvider(gone.origin))).toEqual({ state: 'unavailable' });
  });
});

describe('a provider that hangs', () => {
  const SLOW: [what: string, respond: Respond][] = [
    ['before its first byte', () => {}],
    ['in the middle of its answer', (_url, response) => void response.writeHead(200).write('{"data":')],
  ];

  test.each(SLOW)('%s counts as failed after five seconds', async (_what, respond) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const asked = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50));
    system.respond = respond;
    expect(await provider.config()).toEqual({ state: 'unavailable' });
    expect(asked).toHaveBeenCalledWith(5_000);
  });
});

test('an answer without bounds is not read to its end', async () => {
  const piece = Buffer.alloc(1_000_000, ' ');
  let sent = 0;
  system.respond = async (_url, response) => {
    for (; sent < 40 && !response.destroyed; sent += 1) {
      response.write(piece);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    response.end();
  };
  expect(await provider.config()).toEqual({ state: 'unavailable' });
  expect(sent).toBeLessThan(40);
});

describe('calls', () => {
  const answerArticle: Respond = (_url, response) => sendJson(response, { data: { _id: 'a1' } });

  test('in flight are shared', async () => {
    system.respond = (url, response, request) => void setTimeout(() => answerArticle(url, response, request), 20);
    const answers = await Promise.all(Array.from({ length: 10 }, () => provider.article('a1')));
    expect(answers.map(({ state }) => state)).toEqual(Array(10).fill('found'));
    expect(system.asked).toHaveLength(1);
  });

  test('that fail in flight are shared too', async () => {
    system.respond = (_url, response) => void setTimeout(() => response.destroy(), 20);
    await Promise.all(Array.from({ length: 10 }, () => provider.article('a1')));
    expect(system.asked).toHaveLength(1);
  });

  test('of different addresses are not mixed up', async () => {
    system.respond = (url, response) => sendJson(response, { data: { _id: url.pathname.split('/').at(-1) } });
    const answers = await Promise.all(['a1', 'a2', 'a3'].map((id) => provider.article(id)));
    expect(answers.map((answer) => foundIn(answer)._id)).toEqual(['a1', 'a2', 'a3']);
  });

  test('answered a moment ago are not made again, and are made again within a minute', async () => {
    const moveTo = stopTime();
    system.respond = answerArticle;
    await provider.article('a1');
    await moveTo(1_000);
    await provider.article('a1');
    expect(system.asked).toHaveLength(1);
    await moveTo(60_000);
    await provider.article('a1');
    expect(system.asked).toHaveLength(2);
  });

  test('that failed rest for a second, whoever asks, and are then made again', async () => {
    const moveTo = stopTime();
    system.respond = (_url, response) => sendJson(response, {}, 500);
    expect(await provider.article('a1')).toEqual({ state: 'unavailable' });
    await moveTo(900);
    system.respond = answerArticle;
    expect(await provider.article('a1')).toEqual({ state: 'unavailable' });
    expect(system.asked).toHaveLength(1);
    await moveTo(1_100);
    expect(await provider.article('a1')).toMatchObject({ state: 'found' });
    expect(system.asked).toHaveLength(2);
  });

  test('of other addresses do not rest with the one that failed', async () => {
    system.respond = (url, response) =>
      url.pathname.endsWith('/a1') ? sendJson(response, {}, 500) : sendJson(response, { data: { _id: 'a2' } });
    expect(await provider.article('a1')).toEqual({ state: 'unavailable' });
    expect(await provider.article('a2')).toMatchObject({ state: 'found' });
  });
});

describe('what old content systems get wrong', () => {
  const answerWith = (value: unknown) => {
    system.respond = (_url, response) => sendJson(response, value);
  };

  test('a bare list is a list', async () => {
    answerWith([{ _id: 'a1' }, { _id: 'bad id' }, { _id: 'a2', status: 'draft' }]);
    const { data, lastPage } = foundIn(await provider.articles({}));
    expect(data.map(({ _id }) => _id)).toEqual(['a1']);
    expect(lastPage).toBe(1);
  });

  test('the wrapper may be missing', async () => {
    answerWith({ categories: [{ _id: 'c1', status: 'published' }], subcategories: [] });
    expect(foundIn(await provider.config()).categories).toHaveLength(1);
    system.respond = (_url, response) => sendJson(response, { _id: 'a1' });
    expect(foundIn(await provider.article('a1'))._id).toBe('a1');
    answerWith('<p>One</p>');
    system.respond = (url, response) =>
      sendJson(response, url.pathname.includes('/content/') ? '<p>One</p>' : { _id: 'a1' });
    expect(foundIn(await provider.content('en', 'a1'))).toBe('<p>One</p>');
  });

  test('subcategories listed beside their category stand in it, once', async () => {
    answerWith({
      data: {
        categories: [{ _id: 'c1', status: 'published', subcategories: [{ _id: 's1', status: 'published' }] }],
        subcategories: [
          { _id: 's1', status: 'published', categoryId: 'c1' },
          { _id: 's2', status: 'published', categoryId: 'c1' },
          { _id: 's3', status: 'draft', categoryId: 'c1' },
          { _id: 's4', status: 'published', categoryId: 'gone' },
          { _id: 's5', categoryId: 'c1' },
        ],
      },
    });
    const { categories, subcategories } = foundIn(await provider.config());
    expect(categories[0]?.subcategories.map(({ _id }) => _id)).toEqual(['s1', 's2']);
    expect(subcategories.map(({ _id }) => _id)).toEqual(['s1', 's2']);
  });

  const STATUSES: [status: unknown, isShown: boolean][] = [
    ['published', true],
    [null, true],
    [undefined, true],
    ['draft', false],
    ['Published', false],
    ['archived', false],
  ];

  test.each(STATUSES)('an article of the status %j is shown: %s', async (status, isShown) => {
    answerWith({ data: { _id: 'a1', status } });
    expect((await provider.article('a1')).state).toBe(isShown ? 'found' : 'missing');
    answerWith({ data: [{ _id: 'a1', status }] });
    expect(foundIn(await provider.articles({})).data).toHaveLength(isShown ? 1 : 0);
  });

  test('pictures by raw IP and by root-relative path become paths of this site, foreign ones go', async () => {
    const html = [
      '<img src="http://203.0.113.9:5000/uploads/in text.jpg">',
      `<img class="x" alt="a > b" src='/uploads/b.jpg'>`,
      '<img data-src="/lazy.jpg" src="/uploads/c.jpg">',
      '<img src="https://elsewhere.example/d.jpg">',
    ].join('');
    const image = { url: 'http://203.0.113.9:5000/uploads/a.jpg' };
    answerWith({
      data: [
        { _id: 'a1', image, content: { en: html } },
        { _id: 'a2', image: { url: '/uploads/a.jpg' } },
        { _id: 'a3', image: { url: `${system.origin}/uploads/a.jpg` } },
        { _id: 'a4', image: { url: 'https://elsewhere.example/a.jpg' } },
      ],
    });
    const { data } = foundIn(await provider.articles({}));
    expect(data.map((article) => article.image?.url ?? null)).toEqual([
      '/media/uploads/a.jpg',
      '/media/uploads/a.jpg',
      '/media/uploads/a.jpg',
      null,
    ]);
    const sources = [...(data[0]?.content.en ?? '').matchAll(/\ssrc="([^"]*)"/g)].map(([, src]) => src);
    expect(sources).toEqual(['/media/uploads/in%20text.jpg', '/media/uploads/b.jpg', '/media/uploads/c.jpg', '']);
  });

  test('pictures of categories and of their texts too', async () => {
    const place = {
      status: 'published',
      image: { url: '/uploads/c.jpg' },
      description: { sr: `<img src="${system.origin}/uploads/d.jpg">` },
    };
    const category = { _id: 'c1', ...place, subcategories: [{ _id: 's1', ...place }] };
    system.respond = (url, response) =>
      sendJson(response, { data: url.pathname.endsWith('/config') ? { categories: [category] } : category });
    const answers = [...foundIn(await provider.config()).categories, foundIn(await provider.category('c1'))];
    for (const each of answers.flatMap((answer) => [answer, ...answer.subcategories])) {
      expect(each.image?.url).toBe('/media/uploads/c.jpg');
      expect(each.description.sr).toBe('<img src="/media/uploads/d.jpg">');
    }
  });

  test('no trace of the provider’s host is passed on', async () => {
    const { origin } = system;
    const html = `<a href="${origin}/x.pdf">x</a><img src="${origin}/a.jpg" srcset="${origin}/a.jpg 2x">`;
    const article = {
      _id: 'a1',
      content: { en: html },
      image: { url: `${origin}/a.jpg`, thumbnailUrl: `${origin}/b.jpg` },
    };
    system.respond = (url, response) => {
      if (url.pathname.includes('/content/')) sendJson(response, { data: html });
      else
        sendJson(response, {
          data: url.pathname.endsWith('/a1') ? article : [article],
          links: { next: `${origin}/n` },
        });
    };
    const answers = [await provider.articles({}), await provider.article('a1'), await provider.content('en', 'a1')];
    for (const answer of answers) {
      expect(answer.state).toBe('found');
      expect(JSON.stringify(answer)).not.toContain(new URL(origin).host);
    }
  });
});
