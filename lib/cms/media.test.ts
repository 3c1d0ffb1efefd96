import type { ServerResponse } from 'node:http';
import sharp from 'sharp';
import { fetchMedia } from '@/lib/cms/media';
import { isMediaPath } from '@/lib/cms/mediaPath';
import { startContentSystem } from '@/lib/cms/remote/contentSystem.testUtils';
import type { MediaSources } from '@/lib/cms/remote/images';
import { log } from '@/lib/server/log';

test.each([
  [['uploads', 'a.jpg']],
  [['uploads', '2026', 'šetnja uz more (1).jpg']],
  [['decomposed', 'oružja.jpg'.normalize('NFD')]],
  [["St Luke's & the sea!.jpg"]],
  [['Kotor – stari grad.jpg']],
  [['Kotor’s walls.jpg']],
  [['IMG [1].jpg']],
  [['20°.jpg']],
  [['a;b.jpg']],
  [['Screenshot 9.41\u202fPM.png']],
  [['old\u00a0town.jpg']],
  [['a']],
  [Array(12).fill('a')],
])('%j is the path of a picture', (path) => {
  expect(isMediaPath(path)).toBe(true);
});

test.each([
  ...['..', '.', '...', 'a/b.jpg', 'a\\b.jpg', 'a?b=1', 'a#b', '%2e%2e', 'a\u0000.jpg', '@evil.example:80', ''],
  ...['a\n.jpg', 'a\u202egpj.exe', 'a\u200b.jpg', 'a\ud800.jpg', '%5c', 'a:b'],
  'x'.repeat(201),
])('%j is no segment of such a path', (segment) => {
  expect(isMediaPath(['uploads', segment, 'a.jpg'])).toBe(false);
});

test('a path of too many segments is none', () => {
  expect(isMediaPath(Array(13).fill('a'))).toBe(false);
});

describe('a picture of the provider', () => {
  const system = startContentSystem();
  let sources: MediaSources;
  let picture: Buffer;

  beforeAll(async () => {
    const create = { width: 8, height: 8, channels: 3 as const, background: '#246' };
    picture = await sharp({ create }).jpeg().toBuffer();
    sources = { apiHost: system.origin, mediaHosts: ['cdn.example.org'] };
  });

  /** The same picture, whose head tells another size. */
  function claiming(width: number, height: number): Buffer {
    const bytes = Buffer.from(picture);
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
    bytes.writeUInt16BE(height, frame + 5);
    bytes.writeUInt16BE(width, frame + 7);
    return bytes;
  }

  const send = (type: string, status = 200, body = picture) => {
    system.respond = (_url, response) => void response.writeHead(status, { 'Content-Type': type }).end(body);
  };

  test.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'IMAGE/JPEG; charset=x'])(
    'of the type %s is passed on',
    async (type) => {
      send(type);
      const media = await fetchMedia(sources, ['uploads', 'a b.jpg']);
      expect(media).toMatchObject({ state: 'found', value: { type: type.split(';')[0]?.toLowerCase() } });
      expect(media.state === 'found' && Buffer.from(media.value.bytes).equals(picture)).toBe(true);
      expect(system.requests).toEqual(['/uploads/a%20b.jpg']);
    },
  );

  test('is requested by its normalised path', async () => {
    send('image/jpeg');
    await fetchMedia(sources, ['Kotor’s – [1];°.jpg']);
    expect(system.requests).toEqual(['/Kotor%E2%80%99s%20%E2%80%93%20%5B1%5D%3B%C2%B0.jpg']);
  });

  test.each(['image/svg+xml', 'text/html', 'application/javascript', 'application/zip', ''])(
    'of the type %j is none',
    async (type) => {
      send(type);
      expect(await fetchMedia(sources, ['a.svg'])).toEqual({ state: 'missing' });
    },
  );

  test.each([
    [404, 'missing'],
    [403, 'missing'],
    [500, 'unavailable'],
    [503, 'unavailable'],
  ])('answered with %i is %s', async (status, state) => {
    send('image/jpeg', status);
    expect(await fetchMedia(sources, ['a.jpg'])).toEqual({ state });
  });

  test.each([
    ['empty', 200, () => Buffer.alloc(0)],
    ['without content', 204, () => Buffer.alloc(0)],
    ['no picture at all', 200, () => Buffer.from('<html>')],
    ['12000 by 8000 pixels large', 200, () => claiming(12_000, 8_000)],
    ['30000 by 30000 pixels large', 200, () => claiming(30_000, 30_000)],
  ])('that is %s is none', async (_what, status, body) => {
    send('image/jpeg', status, body());
    expect(await fetchMedia(sources, ['a.jpg'])).toEqual({ state: 'missing' });
  });

  test('that is missing is logged, once', async () => {
    const warn = jest.spyOn(log, 'warn').mockReturnValue();
    send('image/jpeg', 404);
    for (const name of ['gone.jpg', 'gone.jpg', 'old town.jpg']) await fetchMedia(sources, ['uploads', name]);
    expect(warn.mock.calls).toEqual(
      ['uploads/gone.jpg', 'uploads/old town.jpg'].map((path) => ['provider.missingFile', { path }]),
    );
  });

  test('of 48 million pixels is passed on', async () => {
    send('image/jpeg', 200, claiming(8_000, 6_000));
    expect(await fetchMedia(sources, ['a.jpg'])).toMatchObject({ state: 'found' });
  });

  test('is never followed elsewhere', async () => {
    system.respond = (_url, response) => void response.writeHead(302, { Location: '/elsewhere.jpg' }).end();
    expect(await fetchMedia(sources, ['a.jpg'])).toEqual({ state: 'unavailable' });
    expect(system.requests).toEqual(['/a.jpg']);
  });

  test('that is far too large is none', async () => {
    system.respond = (_url, response) =>
      void response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(Buffer.alloc(21_000_000));
    expect(await fetchMedia(sources, ['a.jpg'])).toEqual({ state: 'missing' });
  });

  test.each([
    ['a listed host', '@cdn.example.org', 'https://cdn.example.org/a%20b.jpg'],
    ['a host that is not listed', '@evil.example', 'API/%40evil.example/a%20b.jpg'],
    ['a part of a listed host', '@example.org', 'API/%40example.org/a%20b.jpg'],
  ])('of %s is fetched by https from there, or from the provider, without a token', async (_what, first, url) => {
    const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('refused'));
    await fetchMedia(sources, [first, 'a b.jpg']);
    const [[target, options] = []] = fetched.mock.calls;
    expect(target).toBe(url.replace('API', sources.apiHost));
    expect(options).toMatchObject({ redirect: 'error' });
    expect(JSON.stringify(options?.headers)).not.toMatch(/authorization/i);
  });

  test.each([
    [['cms.example.org'], 'https://cms.example.org/a.jpg'],
    [[], 'http://cms.example.org/%40/a.jpg'],
  ])('of the host of API_HOST by https is fetched from there if %j are MEDIA_HOSTS', async (mediaHosts, url) => {
    const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('refused'));
    await fetchMedia({ apiHost: 'http://cms.example.org', mediaHosts }, ['@', 'a.jpg']);
    expect(fetched.mock.calls[0]?.[0]).toBe(url);
  });

  test('is fetched beside seven others, and beyond a queue none is', async () => {
    const held: ServerResponse[] = [];
    system.respond = (_url, response) => void held.push(response);
    const all = Promise.all(Array.from({ length: 250 }, () => fetchMedia(sources, ['a.jpg'])));
    while (held.length < 8) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(held).toHaveLength(8);
    send('image/jpeg');
    for (const response of held) response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(picture);
    const states = (await all).map(({ state }) => state);
    expect(states.filter((state) => state === 'unavailable')).toHaveLength(42);
  });

  test('that does not come in time is unavailable', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50));
    system.respond = () => {};
    expect(await fetchMedia(sources, ['a.jpg'])).toEqual({ state: 'unavailable' });
  });
});
