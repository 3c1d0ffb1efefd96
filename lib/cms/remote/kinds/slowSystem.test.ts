import { sendJson, startContentSystem } from '@/lib/cms/remote/contentSystem.cases';
import { CATEGORIES, POST, TAGS } from '@/lib/cms/remote/kinds/wordpress.cases';
import { createRemoteProvider } from '@/lib/cms/remote/remoteProvider';

jest.mock('@/lib/server/log');

const system = startContentSystem();

const STEP_MS = 200;

beforeEach(() => {
  system.respond = async ({ pathname }, response) => {
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    const list = pathname.split('/').at(-1);
    sendJson(response, list === 'categories' ? CATEGORIES : list === 'tags' ? TAGS : [POST]);
  };
});

/** Sets how many responses a call may wait for, one after another. */
function allowSteps(steps: number): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(steps * STEP_MS));
}

const listByTag = () => createRemoteProvider(system.origin, { kind: 'wordpress' }).articles({ tags: ['A'] });

test('the requests of a call have one deadline together, and none is made after it', async () => {
  allowSteps(1.5);
  expect((await listByTag()).state).toBe('unavailable');
  await new Promise((resolve) => setTimeout(resolve, 2 * STEP_MS));
  expect(system.requests.filter((path) => path.includes('/posts'))).toHaveLength(1);
});

test('categories and tags are fetched at the same time', async () => {
  allowSteps(2.8);
  expect((await listByTag()).state).toBe('found');
});
