import { sendJson, startContentSystem } from '@/lib/cms/remote/contentSystem.testUtils';
import { createRemoteProvider } from '@/lib/cms/remote/remoteProvider';

jest.mock('@/lib/server/log');

const system = startContentSystem();

beforeEach(() => {
  system.respond = (_url, response) => sendJson(response, 'page not found', 404);
});

// A proxy answers so while the system behind it is gone.
test.each(['wordpress', 'payload', 'strapi'] as const)(
  'where everything is 404 a system is down, not empty: %s',
  async (kind) => {
    const provider = createRemoteProvider(system.origin, { kind });
    const results = await Promise.all([
      provider.config(),
      provider.article('42'),
      provider.articles({ type: 'news', page: 1 }),
      provider.articles({ tags: ['TOP_ATTRACTIONS'] }),
    ]);
    expect(results.map(({ state }) => state)).toEqual(Array(4).fill('unavailable'));
  },
);
