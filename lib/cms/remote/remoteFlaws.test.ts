import { foundIn } from '@/lib/cms/contract.cases';
import { articleHref } from '@/lib/cms/mappers/references';
import type { Provider } from '@/lib/cms/provider';
import { ContentSystem, sendJson } from '@/lib/cms/remote/contentSystem.cases';
import { createRemoteProvider } from '@/lib/cms/remote/remoteProvider';

jest.mock('@/lib/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const system = new ContentSystem();

beforeAll(() => system.start());
afterAll(() => system.stop());

let provider: Provider;

beforeEach(() => {
  provider = createRemoteProvider(system.origin);
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
    const results = [...foundIn(await provider.config()).categories, foundIn(await provider.category('c1'))];
    for (const each of results.flatMap((result) => [result, ...result.subcategories])) {
      expect(each.image?.url).toBe('/media/uploads/c.jpg');
      expect(each.description.sr).toBe('<img src="/media/uploads/d.jpg">');
    }
  });

  test('half an emoji in any text is replaced, so that URLs and documents can be made of it', async () => {
    const broken = 'pier-\ud83c';
    const texts = { en: broken, sr: broken };
    const category = { _id: 'c1', title: texts, seo: { slug: texts } };
    const article = {
      _id: 'a1',
      title: texts,
      seo: { slug: texts },
      content: broken,
      author: broken,
      tags: [broken],
      category,
    };
    system.respond = (url, response) =>
      sendJson(response, { data: url.pathname.includes('/content/') ? broken : article });
    const whole = foundIn(await provider.article('a1'));
    expect(articleHref({ ...whole, type: 'news' }, 'en')).toBe('/news/pier-%EF%BF%BD/pier-%EF%BF%BD?id=a1');
    expect(JSON.stringify(whole)).not.toContain('\\ud83c');
    expect(foundIn(await provider.content('en', 'a1'))).toBe('pier-\ufffd');
    answerWith([{ _id: 'a1', title: { en: 'Whole: \ud83c\udf1e' } }]);
    expect(foundIn(await provider.articles({})).data[0]?.title.en).toBe('Whole: \ud83c\udf1e');
  });

  test('characters that no document may hold are removed from any text', async () => {
    const broken = 'pi\u0000er\u0008 \u001b\ufffe\uffff\ton';
    system.respond = (url, response) =>
      sendJson(response, { data: url.pathname.includes('/content/') ? broken : { _id: 'a1', author: broken } });
    expect(foundIn(await provider.article('a1')).author).toBe('pier on');
    expect(foundIn(await provider.content('en', 'a1'))).toBe('pier \ton');
  });

  test('no trace of the provider’s host is passed on', async () => {
    const { origin } = system;
    const { host, hostname, port } = new URL(origin);
    const traces = `${host} ${hostname}&#58;${port} http://user@${host}/ http:\\/\\/${host}`;
    const html = `<a href="${origin}/x.pdf">${traces}</a><img src="${origin}/a.jpg" srcset="${origin}/a.jpg 2x">`;
    const article = {
      _id: 'a1',
      title: traces,
      seo: { description: { en: traces } },
      tags: [traces],
      author: traces,
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
    const results = [await provider.articles({}), await provider.article('a1'), await provider.content('en', 'a1')];
    for (const result of results) {
      expect(result.state).toBe('found');
      expect(JSON.stringify(result)).not.toContain(hostname);
      expect(JSON.stringify(result)).not.toContain(port);
    }
  });
});
