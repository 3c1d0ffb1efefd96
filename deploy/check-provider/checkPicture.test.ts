import { createServer } from 'node:http';
import { listen } from '@/lib/server/http/listen.testUtils';
import { checkPicture, LEFT_OUT } from './checkPicture';

const server = createServer(({ url }, response) => {
  response.writeHead(url === '/moved.jpg' ? 301 : 200, { Location: '/a.jpg' }).end('<html>');
});

afterAll(() => server.close());

test('a picture that cannot be fetched is distinguished from a file that is not a picture', async () => {
  const sources = { apiHost: `http://127.0.0.1:${await listen(server)}`, mediaHosts: [] };
  expect(await checkPicture('/moved.jpg', sources)).toEqual([expect.stringMatching(/^not fetched: a redirect/)]);
  expect(await checkPicture('/page.jpg', sources)).toEqual([expect.stringMatching(/^not shown: must be a JPEG/)]);
  expect(await checkPicture('https://other.example/a.jpg', sources)).toEqual([LEFT_OUT]);
});
