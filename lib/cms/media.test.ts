import type { ServerResponse } from 'node:http';
import sharp from 'sharp';
import { fetchMedia } from '@/lib/cms/media';
import { startContentSystem } from '@/lib/cms/remote/contentSystem.testUtils';
import type { MediaSources } from '@/lib/cms/remote/mediaUrls';
import { log } from '@/lib/server/log';

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

  test.each(['image/jpeg', 'image/jpg', 'application/octet-stream', 'text/html', ''])(
    'sent as %j is passed on as what it is',
    async (type) => {
      send(type);
      const media = await fetchMedia(sources, ['uploads', 'a b.jpg']);
      expect(media).toMatchObject({ state: 'found', value: { type: 'image/jpeg' } });
      expect(media.state === 'found' && Buffer.from(media.value.bytes).equals(picture)).toBe(true);
      expect(system.requests).toEqual(['/uploads/a%20b.jpg']);
    },
  );

  test('is requested by its normalised path', async () => {
    send('image/jpeg');
    await fetchMedia(sources, ['Kotor’s – [1];°.jpg']);
    expect(system.requests).toEqual(['/Kotor%E2%80%99s%20%E2%80%93%20%5B1%5D%3B%C2%B0.jpg']);
  });

  test.each([
    [404, 'missing', []],
    [403, 'missing', ['status 403']],
    [500, 'unavailable', ['Error: status 500']],
  ])('answered with %i is %s, and unless it is not there the log says why', async (status, state, reasons) => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status }));
    const mediaHosts = [`${status}.example.org`];
    expect(await fetchMedia({ ...sources, mediaHosts }, [`@${mediaHosts}`, 'a.jpg'])).toEqual({ state });
    expect(jest.mocked(log.warn).mock.calls.map(([, fields]) => fields?.reason)).toEqual(reasons);
  });

  const svg = (size: number) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"/>`);
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#246' }, limitInputPixels: false });

  test.each([
    ['empty', () => Buffer.alloc(0), 'no JPEG, PNG, GIF, WebP, AVIF or PDF'],
    ['no picture at all', () => Buffer.from('<html>'), 'no JPEG, PNG, GIF, WebP, AVIF or PDF'],
    ['an SVG', () => svg(9), 'no JPEG, PNG, GIF, WebP, AVIF or PDF'],
    ['a TIFF', () => blank(8, 8).tiff().toBuffer(), 'no JPEG, PNG, GIF, WebP, AVIF or PDF'],
    ['cut off', () => picture.subarray(0, 20), 'broken jpeg'],
    ['over 20 MB', () => Buffer.alloc(21_000_000), 'over 20 MB'],
    ['a JPEG of 96 megapixels', () => claiming(12_000, 8_000), '12000 × 8000 pixels; jpeg may have 50 million'],
    ['a JPEG of 900 megapixels', () => claiming(30_000, 30_000), '30000 × 30000 pixels; jpeg may have 50 million'],
    [
      'a PNG of 25 megapixels',
      () => blank(5_000, 5_000).png().toBuffer(),
      '5000 × 5000 pixels; png may have 24 million',
    ],
    [
      'an AVIF of 9 megapixels',
      () => blank(3_000, 3_000).avif({ effort: 0 }).toBuffer(),
      /3000 × 3000 .* avif .* 8.3 m/,
    ],
  ])('that is %s is refused, and the log says why', async (what, body, reason) => {
    send('image/png', 200, await body());
    const path = `${what}.png`;
    expect(await fetchMedia(sources, [path])).toEqual({ state: 'missing' });
    const url = `${sources.apiHost}/${encodeURIComponent(path)}`;
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(log.warn).toHaveBeenCalledWith('provider.refusedFile', { url, reason: expect.stringMatching(reason) });
  });

  test('without content is missing', async () => {
    send('image/jpeg', 204, Buffer.alloc(0));
    expect(await fetchMedia(sources, ['a.jpg'])).toEqual({ state: 'missing' });
  });

  test('that is refused again is not logged again', async () => {
    send('image/png', 200, svg(9));
    for (let count = 0; count < 3; count += 1) await fetchMedia(sources, ['again.png']);
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['a JPEG of 48 megapixels', () => claiming(8_000, 6_000)],
    ['an AVIF of 4K', () => blank(3_840, 2_160).avif({ effort: 0 }).toBuffer()],
  ])('that is %s is passed on', async (_what, body) => {
    send('image/jpeg', 200, await body());
    expect(await fetchMedia(sources, ['a.jpg'])).toMatchObject({ state: 'found' });
    expect(log.warn).not.toHaveBeenCalled();
  });

  test('of a phone that names no coefficients in the header of its scan is passed on with all of them', async () => {
    const bytes = Buffer.from(picture);
    const scan = bytes.indexOf(Buffer.from([0xff, 0xda]));
    bytes[scan + bytes.readUInt16BE(scan + 2)] = 0;
    expect(bytes.equals(picture)).toBe(false);
    send('image/jpeg', 200, bytes);
    const media = await fetchMedia(sources, ['a.jpg']);
    expect(media.state === 'found' && Buffer.from(media.value.bytes).equals(picture)).toBe(true);
  });

  test('that is a PDF is passed on as one, whatever it is sent as', async () => {
    send('image/jpeg', 200, Buffer.from('%PDF-1.7'));
    expect(await fetchMedia(sources, ['a.pdf'])).toMatchObject({ state: 'found', value: { type: 'application/pdf' } });
  });

  test('is no video, of which no more than the head is read', async () => {
    let sent = 0;
    system.respond = (_url, response) => {
      response.writeHead(200, { 'Content-Type': 'video/mp4' });
      const send = (): void => {
        if (response.destroyed || sent >= 19_000_000) return void response.end();
        sent += 100_000;
        if (response.write(Buffer.alloc(100_000))) setImmediate(send);
        else response.once('drain', send);
      };
      send();
    };
    expect(await fetchMedia(sources, ['a.mp4'])).toEqual({ state: 'missing' });
    expect(sent).toBeLessThan(19_000_000);
  });

  test('is never followed elsewhere', async () => {
    system.respond = (_url, response) => void response.writeHead(302, { Location: '/elsewhere.jpg' }).end();
    expect(await fetchMedia(sources, ['a.jpg'])).toEqual({ state: 'unavailable' });
    expect(system.requests).toEqual(['/a.jpg']);
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

  test.each([
    [
      'a refused certificate',
      () => Promise.reject(new TypeError('fetch failed', { cause: new Error('expired') })),
      'expired',
    ],
    ['a status from 500', async () => new Response('', { status: 502 }), 'status 502'],
  ])('that fails by %s is logged once for its host', async (_what, respond, reason) => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(respond);
    const host = `${reason.replace(' ', '-')}.example.org`;
    for (const file of ['a.jpg', 'b.jpg']) await fetchMedia({ ...sources, mediaHosts: [host] }, [`@${host}`, file]);
    const fields = { origin: `https://${host}`, reason: expect.stringContaining(reason) };
    expect(jest.mocked(log.warn).mock.calls).toEqual([['provider.failedFile', fields]]);
  });
});
