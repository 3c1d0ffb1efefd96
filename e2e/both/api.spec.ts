import { SAMPLES } from '../support/addresses';
import { sendRequest } from '../support/http';
import { split } from '../support/split';
import { expect, test } from '../support/test';

type Item = { _id: string; type: string; publishDate: string; tags: string[] };
type Paged = { data: Item[]; links: Record<string, string | null>; meta: Record<string, number | string> };

const read = async (origin: string, path: string): Promise<Paged> => {
  const { status, text } = await sendRequest(origin, path);
  expect(status, path).toBe(200);
  return JSON.parse(text) as Paged;
};

test('serves lists with links to their pages, filtered and sorted', async ({ origin, source }) => {
  const { category, subcategory } = SAMPLES[source];
  const first = await read(origin, '/api/article?type=news&limit=5');
  expect(first.meta).toMatchObject({ current_page: 1, from: 1, per_page: 5, path: '/api/article' });
  expect(first.data.map(({ type }) => type)).toEqual(Array(5).fill('news'));
  const second = await read(origin, first.links.next ?? '');
  expect(second.meta.current_page).toBe(2);
  expect(first.data.map(({ _id }) => _id)).not.toContain(second.data[0]?._id);

  const tags = ['TOP_ATTRACTIONS', 'EXPERIENCES_AND_ADVENTURES'];
  const { data } = await read(origin, `/api/article?sort=asc&limit=50&${tags.map((tag) => `tags=${tag}`).join('&')}`);
  const dates = data.map(({ publishDate }) => publishDate);
  expect(dates).toEqual([...dates].sort());
  expect(new Set(dates).size).toBeGreaterThan(2);
  for (const { _id, tags: own } of data)
    expect
      .soft(
        tags.some((tag) => own.includes(tag)),
        _id,
      )
      .toBe(true);

  for (const path of [`category/${category.id}`, `subcategory/${subcategory.id}`]) {
    expect.soft((await read(origin, `/api/article/${path}?type=blog`)).data.length, path).toBeGreaterThan(0);
    expect.soft((await read(origin, `/api/article/${path}?type=event`)).data, path).toEqual([]);
  }
});

test('wraps single items as the contract says', async ({ origin, source }) => {
  const { article, category } = SAMPLES[source];
  const data = async (path: string) =>
    ((await read(origin, path)) as unknown as { data: Record<string, unknown> }).data;
  expect((await data(`/api/article/${article.id}`))._id).toBe(article.id);
  expect((await data('/api/config')).categories).toEqual(
    expect.arrayContaining([expect.objectContaining({ _id: category.id })]),
  );
  for (const name of [category.en, category.sr]) expect((await data(`/api/category/${name}`))._id).toBe(category.id);
  const [english, serbian] = [await data(`/api/content/en/${article.id}`), await data(`/api/content/me/${article.id}`)];
  expect(english).toEqual(expect.stringContaining('<p>'));
  expect(serbian).not.toEqual(english);
});

test('answers 404 for unknown paths and 400 for a malformed query, as JSON', async ({ origin }) => {
  for (const path of split('/nothing /article/nothing /article/a%20b /..%2f..%2fetc%2fpasswd')) {
    expect.soft((await sendRequest(origin, `/api${path}`)).status, path).toBe(404);
  }
  expect((await sendRequest(origin, '/api')).status).toBe(404);
  const malformed = await sendRequest(origin, '/api/article?limit=0');
  expect(malformed.status).toBe(400);
  expect(malformed.headers['content-type']).toContain('application/json');
  expect((await sendRequest(origin, '/api/article?limit=3&unknown=1&page[]=2')).status).toBe(200);
});

test('answers 4xx for cards of what is no list, or no URL', async ({ origin }) => {
  for (const of of [
    '',
    ...split(`
      / /imprint /events?id=nobody /events?id=a.b /nowhere /news/all?page=0 /news/all?page=999 http:// //% /%E0%A4%A
      \ud800`),
  ]) {
    const { status, headers } = await sendRequest(origin, `/api/cards?of=${encodeURIComponent(of.toWellFormed())}`);
    expect.soft([400, 404], `${of}: ${status}`).toContain(status);
    expect.soft(headers['content-type'], of).toContain('application/json');
  }
});
