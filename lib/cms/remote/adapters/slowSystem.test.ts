import { CATEGORIES, POST, TAGS } from '@/lib/cms/remote/adapters/wordpress.testUtils';
import { sendJson, startContentSystem } from '@/lib/cms/remote/contentSystem.testUtils';
import { createRemoteProvider } from '@/lib/cms/remote/remoteProvider';

const system = startContentSystem();

const STEP_MS = 100;

let open = 0;
let mostOpen = 0;

beforeEach(() => {
  mostOpen = 0;
  system.respond = async ({ pathname }, response) => {
    mostOpen = Math.max(mostOpen, ++open);
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    open -= 1;
    const list = pathname.split('/').at(-1);
    sendJson(response, list === 'categories' ? CATEGORIES : list === 'tags' ? TAGS : [POST]);
  };
});

const listByTag = () => createRemoteProvider(system.origin, { kind: 'wordpress' }).articles({ tags: ['A'] });

test('categories and tags are fetched at the same time', async () => {
  expect((await listByTag()).state).toBe('found');
  expect(mostOpen).toBe(2);
});

test('the requests of a call, one after another, have one deadline together', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(1.7 * STEP_MS));
  expect((await listByTag()).state).toBe('unavailable');
});
