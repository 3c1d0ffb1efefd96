import { SAMPLES } from '../support/addresses';
import { sendRequest } from '../support/http';
import { split } from '../support/split';
import { expect, test } from '../support/test';

type Item = {
  _id: string;
  type: string;
  status: string;
  publishDate: string;
  startDate: string | null;
  tags: string[];
};
type Paged = { data: Item[]; links: Record<string, string | null>; meta: Record<string, number | string> };

const read = async (origin: string, path: string): Promise<Paged> => {
  const { status, text } = await sendRequest(origin, path);
  expect(status, path).toBe(200);
  return JSON.parse(text) as Paged;
};

const isSorted = (values: string[], isRising: boolean): boolean =>
  values.every(
    (value, index) => index === 0 || (isRising ? 1 : -1) * (values[index - 1] ?? '').localeCompare(value) <= 0,
  );

test('pages a list as the contract says', async ({ origin, source }) => {
  const first = await read(origin, '/api/article?type=news&limit=5');
  const { last_page: last, total } = first.meta;
  expect(first.meta).toMatchObject({ current_page: 1, from: 1, per_page: 5, path: '/api/article' });
  expect(first.links.prev).toBeNull();
  expect(last).toBe(Math.ceil(Number(total) / 5));

  const ids = new Set<string>();
  for (let page = 1; page <= Number(last); page += 1) {
    const { data, meta, links } = await read(origin, `/api/article?type=news&limit=5&page=${page}`);
    expect(meta.current_page).toBe(page);
    expect(links.next === null).toBe(page === last);
    for (const { _id, type } of data) {
      expect(type).toBe('news');
      expect(ids, `page ${page}`).not.toContain(_id);
      ids.add(_id);
    }
  }
  // The provider of the tests counts a draft, which is left out.
  expect(ids.size).toBe(source === 'remote' ? Number(total) - 1 : total);
  const past = await read(origin, `/api/article?type=news&limit=5&page=${Number(last) + 1}`);
  expect(past.data).toEqual([]);
  const next = first.links.next ?? '';
  expect((await read(origin, next)).meta.current_page).toBe(2);
});

test('filters and sorts lists', async ({ origin, source }) => {
  const { category, subcategory } = SAMPLES[source];
  expect((await read(origin, '/api/article')).data).toHaveLength(10);
  const rising = (await read(origin, '/api/article?sort=asc&limit=50')).data.map(({ publishDate }) => publishDate);
  expect(isSorted(rising, true)).toBe(true);
  const falling = (await read(origin, '/api/article?limit=50')).data.map(({ publishDate }) => publishDate);
  expect(isSorted(falling, false)).toBe(true);
  expect(rising[0]).not.toBe(falling[0]);
  const events = await read(origin, '/api/article?type=event&sort_by=startDate&sort_order=asc&limit=50');
  const starts = events.data.flatMap(({ startDate }) => startDate ?? []);
  expect(starts.length).toBeGreaterThan(1);
  expect(isSorted(starts, true)).toBe(true);

  const [top, other] = ['TOP_ATTRACTIONS', 'EXPERIENCES_AND_ADVENTURES'] as const;
  const tagged = async (...tags: string[]) =>
    (await read(origin, `/api/article?limit=100&${tags.map((tag) => `tags=${tag}`).join('&')}`)).data;
  const [ofTop, ofOther, ofEither] = [await tagged(top), await tagged(other), await tagged(top, other)];
  expect(ofTop.length).toBeGreaterThan(2);
  expect(ofTop.every(({ tags }) => tags.includes(top))).toBe(true);
  expect(new Set(ofEither.map(({ _id }) => _id))).toEqual(new Set([...ofTop, ...ofOther].map(({ _id }) => _id)));
  expect(await tagged('nothing')).toEqual([]);

  expect((await read(origin, `/api/article/category/${category.id}?type=blog`)).data.length).toBeGreaterThan(0);
  expect((await read(origin, `/api/article/subcategory/${subcategory.id}?type=blog`)).data.length).toBeGreaterThan(0);
  expect((await read(origin, `/api/article/category/${category.id}?type=event`)).data).toEqual([]);
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

test('answers 404 for unknown paths and 4xx for malformed queries, as JSON', async ({ origin }) => {
  const missing = [
    '',
    ...split(`
      /nothing /article/nothing /article/a/b /article/category /article/category/a/b /config/x /category
      /category/nothing /content/en /content/en/nothing /article/a%20b /..%2f..%2fetc%2fpasswd /users
      /article/x/comments`),
  ];
  for (const path of missing) expect.soft((await sendRequest(origin, `/api${path}`)).status, path).toBe(404);
  const malformed = [
    ...split(
      'limit=x limit=-1 limit=0 type=page sort=up sort_by=__proto__ sort_order=x page=x page=0 page=-1 page=1.5',
    ),
    `tags=${'a'.repeat(101)}`,
    'tags=',
  ];
  for (const query of malformed) {
    const { status, headers } = await sendRequest(origin, `/api/article?${query}`);
    expect.soft([400, 404], `${query}: ${status}`).toContain(status);
    expect.soft(headers['content-type'], query).toContain('application/json');
  }
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
