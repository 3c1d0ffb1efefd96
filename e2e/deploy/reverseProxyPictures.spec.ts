import { expect, test } from '../support/test';
import { startReverseProxy } from './reverseProxy';

test('a resized picture is cached once, whatever else its query has', async ({ startProvider, startSite, atEnd }) => {
  const provider = await startProvider();
  const site = await startSite({ apiHost: provider.origin });
  const proxy = await startReverseProxy([Number(new URL(site.origin).port)]);
  atEnd(proxy.stop);
  const path = `/_next/image?url=${encodeURIComponent('/media/uploads/lantern-1.jpg')}&w=480&q=60`;
  const own = await site.request(path);
  for (const query of ['', '&x=1', '&x=2&w=640']) {
    const { status, headers, bytes } = await proxy.request(path + query);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(own.headers['content-type']);
    expect(bytes.equals(own.bytes)).toBe(true);
  }
  const requests = () => proxy.log().match(/"path":"\/_next\/image".*"cache":"(\w+)"/g) ?? [];
  await expect.poll(() => requests().length).toBe(3);
  expect(requests().map((line) => /"cache":"(\w+)"/.exec(line)?.[1])).toEqual(['MISS', 'HIT', 'HIT']);
  expect((await proxy.request('/_next/image?w=480')).status).toBe(400);
});
