import { CATEGORIES } from '@/lib/cms/remote/adapters/wordpress.testUtils';
import { sendJson, startContentSystem } from '@/lib/cms/remote/contentSystem.testUtils';
import { checkProvider } from './checks';

const system = startContentSystem();

const providerAt = (apiHost: string | null) => ({ apiHost, apiKind: 'contract', apiToken: null }) as const;

test('a provider that does not answer is named', async () => {
  system.respondWith({}, 500);
  expect(await checkProvider(providerAt(system.origin)).faults()).toEqual([
    `${system.origin}: status 500: check API_TOKEN, or ask the operator of the content system`,
  ]);
  expect(await checkProvider(providerAt(null)).faults()).toEqual([]);
});

test('a provider is called as its kind has it, with the token', async () => {
  system.respond = ({ pathname }, response, { headers }) => {
    const isRight = pathname.startsWith('/wp-json/') && headers.authorization === 'Bearer t';
    sendJson(response, pathname.endsWith('/posts') ? [] : CATEGORIES, isRight ? 200 : 404);
  };
  const wordpress = { apiHost: system.origin, apiKind: 'wordpress', apiToken: 't' } as const;
  expect(await checkProvider(wordpress).faults()).toEqual([]);
  expect(await checkProvider({ ...wordpress, apiKind: 'contract' }).faults()).toEqual([
    `${system.origin}: status 404: check API_KIND and docs/providers`,
  ]);
  expect(await checkProvider({ ...wordpress, apiKind: 'strapi' }).faults()).toEqual([
    `${system.origin}: status 404 for /api/categories: check API_KIND and docs/providers`,
  ]);
});

test.each(['/api/categories', '/api/articles'])('a Strapi that refuses %s is reported', async (refused) => {
  const pagination = { pageSize: 100, pageCount: 1, total: 1 };
  const data = [{ documentId: 'c3', title: 'Old town', type: 'blog' }];
  system.respond = ({ pathname }, response) =>
    sendJson(response, { data, meta: { pagination } }, pathname === refused ? 400 : 200);
  const strapi = { apiHost: system.origin, apiKind: 'strapi', apiToken: null } as const;
  expect(await checkProvider(strapi).faults()).toEqual([
    `${system.origin}: status 400: check API_KIND and docs/providers`,
  ]);
});

const NO_CATEGORY = 'shows no category, so unknown pages answer 503: see docs/providers';
const CATEGORY = { _id: 'c1', title: { en: 'Old town' }, status: 'published' };

test.each([
  ['a category', { data: { categories: [CATEGORY] } }, []],
  ['no category', { data: { categories: [] } }, [NO_CATEGORY]],
  ['drafts alone', { categories: [{ ...CATEGORY, status: 'draft' }] }, [NO_CATEGORY]],
  ['something else', { message: 'Welcome' }, [expect.stringMatching(/^invalid response, .*: check API_KIND/)]],
])('what a provider shows of the guide: %s', async (_what, config, faults) => {
  system.respondWith(config);
  const told = await checkProvider(providerAt(system.origin)).faults();
  expect(told.map((fault) => fault.replace(`${system.origin}: `, ''))).toEqual(faults);
});

test('a web page in place of JSON is reported with what to check', async () => {
  system.respond = (_url, response) => void response.end('<!doctype html>');
  expect(await checkProvider(providerAt(system.origin)).faults()).toEqual([
    expect.stringMatching(`^${system.origin}: .* is not valid JSON: check API_KIND and docs/providers$`),
  ]);
});

test('a WordPress without the category of the guide is named', async () => {
  system.respondWith([]);
  const wordpress = { apiHost: system.origin, apiKind: 'wordpress', apiToken: null } as const;
  expect(await checkProvider(wordpress).faults()).toEqual([`${system.origin}: ${NO_CATEGORY}`]);
});
