import type { IncomingMessage, ServerResponse } from 'node:http';
import { limitImageOptimizer } from '@/lib/server/limitImageOptimizer';

const settle = () => new Promise((resolve) => setImmediate(resolve));

function setUp() {
  const ends: (() => void)[] = [];
  const handle = jest.fn(() => new Promise<void>((end) => ends.push(end)));
  const limited = limitImageOptimizer(handle);
  const response = { statusCode: 200, destroyed: false, writeHead: jest.fn().mockReturnThis(), end: jest.fn() };
  const request = (url: string, accept = 'image/webp') => {
    void limited({ url, headers: { accept } } as IncomingMessage, response as unknown as ServerResponse);
    return settle();
  };
  return { ends, handle, response, request };
}

const imageUrl = (url: string, width = 480) => `/_next/image?url=${encodeURIComponent(url)}&w=${width}&q=60`;

test('some images are resized at once, some wait, the rest are refused; pages are not limited', async () => {
  const { ends, handle, response, request } = setUp();
  for (let count = 0; count < 500; count += 1) request(imageUrl(`/media/${count}.jpg`));
  await settle();
  expect(handle).toHaveBeenCalledTimes(8);
  expect(response.writeHead).toHaveBeenCalledTimes(92);
  expect(response.writeHead).toHaveBeenCalledWith(503, expect.objectContaining({ 'Retry-After': '5' }));
  request('/news');
  expect(handle).toHaveBeenCalledTimes(9);
  ends[0]?.();
  await settle();
  expect(handle).toHaveBeenCalledTimes(10);
});

test('an image is not resized for a client that disconnected while it waited', async () => {
  const { ends, handle, response, request } = setUp();
  for (let count = 0; count < 9; count += 1) request(imageUrl(`/media/${count}.jpg`));
  await settle();
  response.destroyed = true;
  ends[0]?.();
  await settle();
  expect(handle).toHaveBeenCalledTimes(8);
});

describe('while eight images hang', () => {
  async function hangAfter(statusCode: number) {
    const site = setUp();
    site.response.statusCode = statusCode;
    await site.request(imageUrl('/media/seen.jpg'));
    site.ends[0]?.();
    await settle();
    for (let count = 0; count < 9; count += 1) site.request(imageUrl(`/media/${count}.jpg`));
    await settle();
    expect(site.handle).toHaveBeenCalledTimes(9);
    return site;
  }

  test('one that was served before, and so is cached, is served at once', async () => {
    const { handle, request } = await hangAfter(200);
    await request(imageUrl('/media/seen.jpg'), 'image/webp,*/*');
    expect(handle).toHaveBeenCalledTimes(10);
  });

  test.each([
    ['another format of it', 200, 'image/avif,image/webp', 480],
    ['another size of it', 200, 'image/webp', 960],
    ['one that failed before', 504, 'image/webp', 480],
  ])('%s waits', async (_what, status, accept, width) => {
    const { handle, request } = await hangAfter(status);
    await request(imageUrl('/media/seen.jpg', width), accept);
    expect(handle).toHaveBeenCalledTimes(9);
  });

  test('more cached ones than the limit wait for each other', async () => {
    const { handle, request } = await hangAfter(200);
    for (let count = 0; count < 20; count += 1) request(imageUrl('/media/seen.jpg'));
    await settle();
    expect(handle).toHaveBeenCalledTimes(9 + 16);
  });
});

test.each([
  ...['url=%2Fmedia%2Fa.jpg&w=480&q=60&x=1', 'w=480&url=%2Fmedia%2Fa.jpg&q=60', 'url=/media/a.jpg&w=480&q=60'],
  ...['url=%2Fmedia%2Fa.jpg&w=0480&q=60', 'url=%2Fmedia%2Fa.jpg&w=480&q=060', 'url=%2fmedia%2Fa.jpg&w=480&q=60'],
  ...['url=%2Fmedia%2Fa.jpg&w=480&q=60&url=%2Fmedia%2Fa.jpg', 'url=%2Fmedia%2Fa.jpg&w=480&q=60&'],
])('%s is served as pages write it', async (query) => {
  const { handle, request } = setUp();
  await request(`/_next/image?${query}`);
  expect(handle.mock.calls).toEqual([[expect.objectContaining({ url: imageUrl('/media/a.jpg') }), expect.anything()]]);
});

test.each(
  [
    ...[
      '/media//evil.example/a.jpg',
      '//evil.example/a.jpg',
      '/media/a.jpg#1',
      '/media/a.jpg?1',
      '/media\\a.jpg',
      '/media/a/',
    ],
    ...['/media/./a.jpg', '/media/1/../a.jpg', '/media/1/%2e%2e/a.jpg', 'media/a.jpg', 'http://evil.example/a.jpg', ''],
    ...['/media/%61.jpg', '/media/%c5%a1.jpg', '/media/%28a%29.jpg', '/media/a+b.jpg', '/media/%ff.jpg'],
  ]
    .map((url) => imageUrl(url))
    .concat(
      '/_next/image?w=480&q=60',
      '/_next/image?url=%2Fmedia%2Fa.jpg',
      '/_next/image?url=%2Fmedia%2Fa.jpg&w=x&q=60',
    )
    .concat('/_next/image?url=%2Fmedia%2Fa.jpg&w=480', '/_next/image?url=%2Fmedia%2Fa.jpg&w=0&q=60', '/_next/image'),
)('%s is 400', async (url) => {
  const { handle, response, request } = setUp();
  await request(url);
  expect(handle).not.toHaveBeenCalled();
  expect(response.writeHead).toHaveBeenCalledWith(400, expect.anything());
});

test.each(['/media/uploads/a.jpg', '/media/a%20b.jpg', '/media/%C5%A1etnja-(1).jpg', '/media/@cdn.example.org/a.jpg'])(
  '%s is served',
  async (url) => {
    const { handle, request } = setUp();
    await request(imageUrl(url));
    expect(handle).toHaveBeenCalledTimes(1);
  },
);
