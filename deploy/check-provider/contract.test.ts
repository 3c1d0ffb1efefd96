import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { EMBED_HOSTS } from '@/lib/articles/body/embedHosts';
import * as tags from '@/lib/articles/tags';
import { SIGHTS } from '@/lib/cms/categories';
import { handleApiRequest } from '@/lib/cms/handleApiRequest';
import { MAX_PIXELS_OF } from '@/lib/cms/media';
import { TIMEOUT_MS } from '@/lib/cms/remote/adapters/createLoader';
import { MAX_BYTES } from '@/lib/cms/remote/readJson';
import { contractArticle, contractImage } from '@/lib/cms/schema/article';
import { guideHref } from '@/lib/routing/href';
import { callsFor, FIXED_CALLS, LISTS, READABLE } from './calls';
import { compileContract } from './contract';
import { sampleOf } from './sample';

const violations = compileContract();
const ORIGIN = 'https://api.example.org';

async function shipped(path: string): Promise<unknown> {
  const { pathname, searchParams } = new URL(path, ORIGIN);
  const result = await handleApiRequest(pathname.slice(1).split('/').map(decodeURIComponent), searchParams);
  if (result.state !== 'found') throw new Error(`${path}: ${result.state}`);
  return JSON.parse(JSON.stringify(result.value));
}

const text = readFileSync('docs/provider-api.yaml', 'utf8');
const { paths, components, webhooks } = parse(text);
const SORT_FIELDS: string[] = paths['/article'].get.parameters.find(({ name }: { name?: string }) => name === 'sort_by')
  .schema.enum;

type Listed = { data: object[] };
type Config = { data: { subcategories: object[] } };

test('it says what each tag and the category of sights do', () => {
  const words = [...Object.values(tags).filter((tag) => typeof tag === 'string'), SIGHTS];
  expect(words.filter((word) => !text.includes(`\`${word}\``))).toEqual([]);
});

test('it says the limits of the site, and whose frames are shown', () => {
  const [jpeg, png, avif] = [MAX_PIXELS_OF.jpeg, MAX_PIXELS_OF.png, MAX_PIXELS_OF.avif].map((max) => max / 1_000_000);
  const pixels = `${jpeg} megapixels (PNG and GIF ${png}, AVIF ${avif})`;
  const words = [`${MAX_BYTES / 1_000_000} MB of JSON`, `within ${TIMEOUT_MS / 1_000} s`, pixels, ...EMBED_HOSTS];
  expect(words.filter((word) => !text.includes(word))).toEqual([]);
});

test('it has the fields that the site reads, no more and no fewer', () => {
  const documented = [components.schemas.Article, components.schemas.Image];
  const read = [contractArticle, contractImage];
  expect(documented.map(({ properties }) => Object.keys(properties).sort())).toEqual(
    read.map(({ shape }) => Object.keys(shape).sort()),
  );
});

test('its example of a page is one of the site', () => {
  expect(text).toContain(`a page of the site (\`${guideHref('en')}\`)`);
});

test('the webhook is what the private port reads', () => {
  const { schema } = webhooks.contentChanged.post.requestBody.content['application/json'];
  const fits = new Ajv2020({ strict: false }).compile({ ...schema, components });
  const bodies = [{ all: true }, { ids: ['a1'] }, { all: false }, { ids: [] }, { ids: ['a b'] }, {}];
  expect(bodies.map((body) => fits(body))).toEqual([true, true, false, false, false, false]);
});

test('the shipped content answers each call as the contract has it', async () => {
  const articlesOf = async (path: string) => READABLE.ArticlesResponse.parse(await shipped(path)).data;
  const sample = sampleOf({
    all: await articlesOf(LISTS.all),
    guide: await articlesOf(LISTS.guide),
    config: READABLE.ConfigResponse.parse(await shipped('/config')),
  });
  const found = [...FIXED_CALLS, ...callsFor(sample)].flatMap((call) =>
    'schema' in call && call.status !== 404 ? [call] : [],
  );
  expect(found).toHaveLength(23);
  for (const { path, schema } of found) expect([path, violations(schema, await shipped(path))]).toEqual([path, []]);
});

test.each(SORT_FIELDS)('the shipped content is sorted by %s, as the contract has it', async (field) => {
  expect(violations('ArticlesResponse', await shipped(`/article?sort_by=${field}&sort_order=asc`))).toEqual([]);
});

test('the shipped content has all fields of articles, pictures and categories, but for the dates of pictures', async () => {
  const fieldsOf = (items: object[]) => [...new Set(items.flatMap(Object.keys))].sort();
  const { data: articles } = (await shipped('/article?limit=100')) as { data: { image: object | null }[] };
  const { data: events } = (await shipped('/article?type=event&limit=100')) as Listed;
  expect(fieldsOf([...articles, ...events])).toEqual(fieldsOf([components.schemas.Article.properties]));
  const { createdAt: _, updatedAt: __, ...image } = components.schemas.Image.properties;
  expect(fieldsOf(articles.flatMap(({ image }) => image ?? []))).toEqual(fieldsOf([image]));
  const { data } = (await shipped('/config')) as Config;
  expect(fieldsOf(data.subcategories)).toEqual(fieldsOf([components.schemas.Subcategory.properties]));
});

const article = (fields: object): object => ({ data: { _id: 'a', ...fields } });

test.each<[fault: string, schema: string, response: unknown, found: string]>([
  ['a list without paging', 'ArticlesResponse', [], 'response: must be object'],
  ['an article without an id', 'ArticleResponse', { data: {} }, "data: must have required property '_id'"],
  ['an id with a space', 'ArticleResponse', { data: { _id: 'a b' } }, 'data._id: must match pattern'],
  ['a bare title', 'ArticleResponse', article({ title: 'Perast' }), 'data.title: must be object,null'],
  [
    'a date without a time',
    'ArticleResponse',
    article({ startDate: '2026-07-20' }),
    'data.startDate: must match pattern',
  ],
  ['a tag that is a number', 'ArticleResponse', article({ tags: ['a', 5] }), 'data.tags[1]: must be string'],
  ['a picture without a URL', 'ArticleResponse', article({ image: { url: null } }), 'data.image.url: must be string'],
  [
    'an unknown type',
    'ArticleResponse',
    article({ type: 'page' }),
    'data.type: must be equal to one of the allowed values',
  ],
])('%s is named', (_fault, schema, response, found) => {
  expect(violations(schema, response).join('\n')).toContain(found);
});

test('a fault in a list names the first item that has it, and how many more there are', () => {
  const link = { first: null, last: null, prev: null, next: null };
  const meta = { current_page: 1, last_page: 1, per_page: 10, total: 3 };
  const data = [{ _id: 'a0' }, { _id: 'a1', tags: 'ALERT' }, { _id: 'a2', tags: 'ALERT' }, { title: null }];
  expect(violations('ArticlesResponse', { data, links: link, meta })).toEqual([
    'data[1].tags of a1: must be array,null (and 1 more)',
    "data[3]: must have required property '_id'",
  ]);
});
