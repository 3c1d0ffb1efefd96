import type { IncomingMessage, ServerResponse } from 'node:http';
import { limitImageOptimizer } from '@/lib/server/limitImageOptimizer';

const settle = () => new Promise((resolve) => setImmediate(resolve));

function setUp() {
  const ends: (() => void)[] = [];
  const handle = jest.fn(() => new Promise<void>((end) => ends.push(end)));
  const limited = limitImageOptimizer(handle);
  const response = { statusCode: 200, writeHead: jest.fn().mockReturnThis(), end: jest.fn() };
  const request = (url: string, accept = 'image/webp') =>
    void limited({ url, headers: { accept } } as IncomingMessage, response as unknown as ServerResponse);
  return { ends, handle, response, request };
}

const imageUrl = (url: string) => `/_next/image?url=${encodeURIComponent(url)}&w=480&q=60`;

test('some images are resized at once, some wait, the rest are refused; pages are not limited', async () => {
  const { ends, handle, response, request } = setUp();
  for (let count = 0; count < 500; count += 1) request(imageUrl(`/media/${count}.jpg`));
  await settle();
  expect(handle).toHaveBeenCalledTimes(16);
  expect(response.writeHead).toHaveBeenCalledTimes(84);
  expect(response.writeHead).toHaveBeenCalledWith(503, expect.objectContaining({ 'Retry-After': '5' }));
  request('/news');
  expect(handle).toHaveBeenCalledTimes(17);
  ends[0]?.();
  await settle();
  expect(handle).toHaveBeenCalledTimes(18);
});

describe('while sixteen images hang', () => {
  async function hangAfter(statusCode: number) {
    const site = setUp();
    site.response.statusCode = statusCode;
    site.request(imageUrl('/media/seen.jpg'));
    await settle();
    site.ends[0]?.();
    await settle();
    for (let count = 0; count < 17; count += 1) site.request(imageUrl(`/media/${count}.jpg`));
    await settle();
    expect(site.handle).toHaveBeenCalledTimes(17);
    return site;
  }

  test('one that was served before, and so is cached, is served at once', async () => {
    const { handle, request } = await hangAfter(200);
    request(imageUrl('/media/seen.jpg'), 'image/webp,*/*');
    await settle();
    expect(handle).toHaveBeenCalledTimes(18);
  });

  test.each([
    ['another format of it', 200, 'image/avif,image/webp', '/media/seen.jpg'],
    ['another size of it', 200, 'image/webp', '/media/seen.jpg&w=960'],
    ['one that failed before', 504, 'image/webp', '/media/seen.jpg'],
  ])('%s waits', async (_what, status, accept, url) => {
    const { handle, request } = await hangAfter(status);
    request(`${imageUrl(url.split('&')[0] ?? '')}${url.includes('&') ? '&x' : ''}`, accept);
    await settle();
    expect(handle).toHaveBeenCalledTimes(17);
  });

  test('more cached ones than the limit wait for each other', async () => {
    const { handle, request } = await hangAfter(200);
    for (let count = 0; count < 20; count += 1) request(imageUrl('/media/seen.jpg'));
    await settle();
    expect(handle).toHaveBeenCalledTimes(17 + 16);
  });
});

test.each([
  ...['/media//evil.example/a.jpg', '//evil.example/a.jpg', '/media/a.jpg#1', '/media/a.jpg?1', '/media\\a.jpg'],
  ...['/media/./a.jpg', '/media/1/../a.jpg', '/media/1/%2e%2e/a.jpg', 'media/a.jpg', 'http://evil.example/a.jpg', ''],
])('%s is 400', (url) => {
  const { handle, response, request } = setUp();
  request(imageUrl(url));
  expect(handle).not.toHaveBeenCalled();
  expect(response.writeHead).toHaveBeenCalledWith(400, expect.anything());
});
