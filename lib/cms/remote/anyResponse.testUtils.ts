import fc from 'fast-check';
import { date, html, text } from '@/lib/cms/remote/anyText.testUtils';
import type { ContractArticle, ContractImage } from '@/lib/cms/schema/article';

/** Responses of a content system, as JSON texts: of the contract’s shape, and malformed in any place. */
export type AnyProvider = { list: string; article: string; config: string; category: string; content: string };

/** What `JSON.stringify` cannot write: a number beyond all others, and lists in lists. These strings stand for it. */
const HUGE = '@@huge';
const DEEP = '@@deep';

const toJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll(`"${HUGE}"`, '1e999')
    .replaceAll(`"${DEEP}"`, `${'['.repeat(5_000)}${']'.repeat(5_000)}`);

/** Several items get the same id, and categories contain each other. */
const ids = fc.constantFrom('x0-1', 'x0-2', 'x0-3', 'x0-4');

const weigh = <T>(weight: number, arbitrary: fc.Arbitrary<T>) => ({ weight, arbitrary });

const NEARLY = [{ en: 1 }, { _id: 'x0-1' }, { data: [] }];

const any: fc.Arbitrary<unknown> = fc.oneof(
  weigh(1, fc.jsonValue({ maxDepth: 1, depthSize: 'small' })),
  weigh(16, fc.constantFrom<unknown>(0, -1, 1.5, 2 ** 53, true, '', [], {}, [null], ...NEARLY)),
  weigh(3, text),
  weigh(1, fc.constant(HUGE)),
  weigh(1, fc.double({ noNaN: true })),
  weigh(1, fc.constant(DEEP)),
);

/** Mostly as the contract has it, sometimes missing, sometimes anything. */
const field = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(weigh(18, value), weigh(1, fc.constantFrom(undefined, null)), weigh(1, any));

const record = (fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<object> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, field(value)])));

const inBoth = (value: fc.Arbitrary<unknown>) => fc.oneof(weigh(4, record({ en: value, sr: value })), weigh(1, value));

const id = fc.oneof(weigh(12, ids), weigh(1, text));
const slug = inBoth(text);
const seo = record({ title: inBoth(text), description: inBoth(text), keywords: inBoth(text), slug });
const url = fc.oneof(
  fc.constantFrom('/uploads/a.jpg', 'http://203.0.113.9/a.jpg', 'https://api.example.org/a b.png'),
  fc.constantFrom('//x', 'data:,', 'http://[', '/%'),
  text,
);
const size = fc.oneof(fc.integer(), fc.double({ noNaN: true }), fc.constant(HUGE));
const image = record({
  _id: text,
  url,
  alt: inBoth(text),
  caption: inBoth(text),
  credit: inBoth(text),
  thumbnailUrl: url,
  name: text,
  createdAt: date,
  updatedAt: date,
  width: size,
  height: size,
  focal: record({ x: size, y: size }),
  colour: text,
} satisfies Record<keyof ContractImage, fc.Arbitrary<unknown>>);
const reference = record({ _id: id, title: inBoth(text), seo });
const status = fc.constantFrom('published', 'published', 'published', null, 'draft');

const article = record({
  _id: id,
  title: inBoth(text),
  description: inBoth(text),
  summary: inBoth(html),
  content: inBoth(html),
  seo,
  type: fc.constantFrom('news', 'event', 'event', 'blog'),
  status,
  author: text,
  tags: fc.array(field(text), { maxLength: 4 }),
  image,
  category: reference,
  subcategory: reference,
  publishDate: date,
  publishedAt: date,
  createdAt: date,
  updatedAt: date,
  startDate: date,
  endDate: date,
  place: inBoth(text),
} satisfies Record<keyof ContractArticle, fc.Arbitrary<unknown>>);
const dates = { publishDate: date, createdAt: date, updatedAt: date };
const texts = { title: inBoth(text), description: inBoth(html) };
const ofCategory = { _id: id, ...texts, image, seo, status, ...dates, categoryId: ids };
const subcategory = record(ofCategory);
const category = record({ ...ofCategory, subcategories: fc.array(field(subcategory), { maxLength: 2 }) });
const config = record({
  categories: fc.array(field(category), { maxLength: 2 }),
  subcategories: fc.array(field(subcategory), { maxLength: 2 }),
});
const meta = record({
  current_page: size,
  last_page: fc.oneof(fc.integer({ min: 0, max: 3 }), size),
  per_page: size,
  total: size,
});
const items = fc.array(field(article), { maxLength: 2 });
const list = fc.oneof(weigh(4, fc.record({ data: items, links: any, meta: field(meta) })), weigh(1, items));

const REPEATED_KEY = '{"data":{"__proto__":{"_id":"x0-1"},"_id":"x0-1","_id":"x0-2"}}';
const odd = fc.constantFrom('[]', '{}', '{"data":null}', '""', '1e999', '[[]]', REPEATED_KEY);
const written = (value: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.oneof(
    weigh(
      20,
      fc.tuple(value, fc.boolean()).map(([data, isWrapped]) => toJson(isWrapped ? { data } : data)),
    ),
    weigh(1, any.map(toJson)),
    weigh(1, odd),
  );

export const anyProvider: fc.Arbitrary<AnyProvider> = fc.record({
  list: fc.oneof(weigh(9, list.map(toJson)), weigh(1, written(list))),
  article: written(article),
  config: written(config),
  category: written(category),
  content: written(html),
});

/** The response to a request below `/api`. */
export function respondAs(provider: AnyProvider, path: string): string {
  if (path.startsWith('/config')) return provider.config;
  if (path.startsWith('/category/')) return provider.category;
  if (path.startsWith('/content/')) return provider.content;
  return /^\/article\/[^/?]+(?:\?|$)/.test(path) ? provider.article : provider.list;
}
