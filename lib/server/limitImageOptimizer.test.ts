/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { limitImageOptimizer } from '@/lib/server/limitImageOptimizer';

const settle = () => new Promise((resolve) => setImmediate(resolve));

function setUp() {
  const ends: (() => void)[] = [];
  const handle = jest.fn(() => new Promise<void>((end) => ends.push(end)));
  const limited = limitImageOptimizer(handle);
  const response = { writeHead: jest.fn().mockReturnThis(), end: jest.fn() };
  const request = (url: string) => void limited({ url } as IncomingMessage, response as unknown as ServerResponse);
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

test.each([
  ...['/media//evil.example/a.jpg', '//evil.example/a.jpg', '/media/a.jpg#1', '/media/a.jpg?1', '/media\\a.jpg'],
  ...['/media/./a.jpg', '/media/1/../a.jpg', '/media/1/%2e%2e/a.jpg', 'media/a.jpg', 'http://evil.example/a.jpg', ''],
])('%s is 400', (url) => {
  const { handle, response, request } = setUp();
  request(imageUrl(url));
  expect(handle).not.toHaveBeenCalled();
  expect(response.writeHead).toHaveBeenCalledWith(400, expect.anything());
});
