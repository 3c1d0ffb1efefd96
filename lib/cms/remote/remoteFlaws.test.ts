import { foundIn } from '@/lib/cms/contract.testUtils';
import type { Provider } from '@/lib/cms/provider';
import { sendJson, startContentSystem, stopTime } from '@/lib/cms/remote/contentSystem.testUtils';
import { createRemoteProvider } from '@/lib/cms/remote/remoteProvider';
import type { ContractArticle } from '@/lib/cms/schema/article';

const system = startContentSystem();

let provider: Provider;

beforeEach(() => {
  provider = createRemoteProvider(system.origin);
});

describe('what old content systems get wrong', () => {
  test('the wrapper may be missing', async () => {
    system.respondWith({ categories: [{ _id: 'c1', status: 'published' }], subcategories: [] });
    expect(foundIn(await provider.config()).categories).toHaveLength(1);
    system.respondWith({ _id: 'a1' });
    expect(foundIn(await provider.article('a1'))._id).toBe('a1');
    system.respond = (url, response) =>
      sendJson(response, url.pathname.includes('/content/') ? '<p>One</p>' : { _id: 'a1' });
    expect(foundIn(await provider.content('en', 'a1'))).toBe('<p>One</p>');
  });

  test('an article without a type but with a start is an event', async () => {
    system.respondWith({ _id: 'a1', startDate: '2026-07-20' });
    expect(foundIn(await provider.article('a1')).type).toBe('event');
  });

  describe('an article that names what is not published', () => {
    const published = { status: 'published' };
    const categories = [
      {
        _id: 'c1',
        ...published,
        subcategories: [
          { _id: 's1', ...published },
          { _id: 's2', status: 'draft' },
        ],
      },
      { _id: 'c2', status: 'draft', subcategories: [{ _id: 's3', ...published }] },
    ];
    const named = (category: string, subcategory?: string) => ({
      category: { _id: category },
      subcategory: subcategory ? { _id: subcategory } : null,
    });
    const articles = [
      { _id: 'a1', ...named('c1', 's1') },
      { _id: 'a2', ...named('c1', 's2') },
      { _id: 'a3', ...named('c2', 's3') },
      { _id: 'a4', type: 'news', ...named('unlisted') },
    ];
    let isConfigDown = false;
    const idsIn = ({ category, subcategory }: ContractArticle) => [category?._id ?? null, subcategory?._id ?? null];

    beforeEach(() => {
      isConfigDown = false;
      system.respond = (url, response) => {
        if (url.pathname === '/api/config') return sendJson(response, { categories }, isConfigDown ? 500 : 200);
        const article = articles.find(({ _id }) => url.pathname.endsWith(_id));
        sendJson(response, { data: article ?? articles });
      };
    });

    test('is shown without it, and keeps a category that is not listed', async () => {
      const { data } = foundIn(await provider.articles({}));
      expect(data.map(idsIn)).toEqual([
        ['c1', 's1'],
        ['c1', null],
        [null, null],
        ['unlisted', null],
      ]);
      expect(idsIn(foundIn(await provider.article('a3')))).toEqual([null, null]);
      expect(JSON.stringify(foundIn(await provider.config()))).not.toContain('c2');
    });

    test('is shown as before while the provider cannot tell', async () => {
      await provider.articles({});
      isConfigDown = true;
      jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
      expect(idsIn(foundIn(await provider.article('a2')))).toEqual(['c1', null]);
      expect(idsIn(foundIn(await createRemoteProvider(system.origin).article('a2')))).toEqual(['c1', 's2']);
    });

    test.each([
      ['are read', false],
      ['cannot be read', true],
    ])('takes one call with pages and other articles where the categories %s', async (_what, isDown) => {
      stopTime();
      isConfigDown = isDown;
      for (const { _id } of articles) await provider.article(_id);
      await provider.config();
      expect(system.requests.filter((path) => path === '/api/config')).toHaveLength(1);
    });
  });

  test('pictures of articles and of their texts become paths of this site, foreign ones go', async () => {
    const content = { en: '<img src="/uploads/b.jpg"><img src="https://elsewhere.example/d.jpg">' };
    system.respondWith({
      data: [
        { _id: 'a1', image: { url: `${system.origin}/uploads/a.jpg`, thumbnailUrl: '/uploads/t.jpg' }, content },
        { _id: 'a2', image: { url: 'https://elsewhere.example/a.jpg' } },
      ],
    });
    const { data } = foundIn(await provider.articles({}));
    expect(data.map(({ image }) => image?.url ?? null)).toEqual(['/media/uploads/a.jpg', null]);
    expect(data[0]?.image?.thumbnailUrl).toBe('/media/uploads/t.jpg');
    expect(data[0]?.content.en).toBe('<img src="/media/uploads/b.jpg"><img src="">');
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
    const image = { url: `${origin}/a.jpg`, thumbnailUrl: `${origin}/b.jpg` };
    const texts = { title: traces, seo: { description: { en: traces } }, tags: [traces], author: traces };
    const article = { _id: 'a1', ...texts, content: { en: html }, image };
    system.respond = ({ pathname }, response) => {
      const data = pathname.includes('/content/') ? html : pathname.endsWith('/a1') ? article : [article];
      sendJson(response, { data, links: { next: `${origin}/n` } });
    };
    const results = [await provider.articles({}), await provider.article('a1'), await provider.content('en', 'a1')];
    for (const result of results) {
      expect(result.state).toBe('found');
      expect(JSON.stringify(result)).not.toContain(hostname);
      expect(JSON.stringify(result)).not.toContain(port);
    }
  });
});
