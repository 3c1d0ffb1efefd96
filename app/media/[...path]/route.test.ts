import { GET } from '@/app/media/[...path]/route';
import { fetchMedia } from '@/lib/cms/media';
import { found } from '@/lib/cms/result';
import { env } from '@/lib/server/env';

jest.mock('@/lib/server/env');
jest.mock('@/lib/cms/media', () => ({ ...jest.requireActual('@/lib/cms/media'), fetchMedia: jest.fn() }));

test.each([
  ['application/pdf', 'attachment'],
  ['image/jpeg', null],
])('a file of the type %s has the disposition %j', async (type, disposition) => {
  jest.mocked(env).mockReturnValue({ apiHost: 'https://api.example.org' } as ReturnType<typeof env>);
  jest.mocked(fetchMedia).mockResolvedValue(found({ type, bytes: new Uint8Array([1]) }));
  const response = await GET(new Request('https://site.example/'), { params: Promise.resolve({ path: ['a'] }) });
  expect(response.headers.get('Content-Type')).toBe(type);
  expect(response.headers.get('Content-Disposition')).toBe(disposition);
});
