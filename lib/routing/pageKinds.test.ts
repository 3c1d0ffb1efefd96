import { readdirSync, readFileSync } from 'node:fs';
import { everyPagePath } from '@/e2e/support/addresses';
import { LANGUAGES } from '@/lib/i18n/language';
import { MESSAGES } from '@/lib/i18n/messages';
import { pageAddresses } from '@/lib/routing/href';
import { decideLanguage } from '@/lib/routing/languageRule';
import { isIndexed, PAGE_KINDS, type PageKind, recordOf, SITE_PAGES } from '@/lib/routing/pageKinds';
import { routeOf } from '@/lib/routing/routeOf.testUtils';

const KINDS = Object.keys(PAGE_KINDS) as PageKind[];

/** The file that renders a kind. */
function fileOf(kind: PageKind): string {
  const { folder, params = [] } = recordOf(kind);
  const segments = params.map((param) => (param === 'category' ? `[[...${param}]]` : `[${param}]`));
  return ['app/[lang]', folder, ...segments, 'page.tsx'].filter(Boolean).join('/');
}

test('each kind has a route, and each route is that of a kind', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) => /\bpage\.tsx$/.test(file));
  expect(files.map((file) => `app/${file}`).sort()).toEqual(KINDS.map(fileOf).sort());
});

test('a variant is of a kind that is to be indexed, and is not itself', () => {
  for (const kind of KINDS) {
    const { variantOf } = recordOf(kind);
    if (!variantOf) continue;
    expect(KINDS.filter(isIndexed)).toContain(variantOf);
    expect(isIndexed(kind)).toBe(false);
  }
});

test.each(KINDS)('the route of %s is rendered as its record says', (kind) => {
  const source = readFileSync(fileOf(kind), 'utf8');
  const { isDynamic = false, params } = recordOf(kind);
  expect(source.includes("export const dynamic = 'force-dynamic'")).toBe(isDynamic);
  if (!isDynamic && params) expect(source).toContain('export const generateStaticParams');
});

test.each(SITE_PAGES)('%s is found at its address in each language it exists in', (kind) => {
  const addresses = Object.entries(pageAddresses(kind));
  expect(addresses.length).toBeGreaterThan(0);
  for (const [language, address] of addresses) {
    const { pathname, searchParams } = new URL(address, 'https://site.example');
    expect(routeOf(address)?.kind).toBe(kind);
    expect(decideLanguage(pathname, searchParams, undefined).language).toBe(language);
  }
});

/** The kind of route at the addresses that have another name; null where there is none. */
const READ_AS: Record<string, PageKind | null> = {
  subcategoryArticle: 'article',
  newsArticle: 'article',
  eventArticle: 'article',
  // The day decides.
  namedEventRange: 'eventRange',
  notFound: null,
};

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(Object.entries(everyPagePath(language)))('%s is read from %s', (kind, address) => {
    const { [kind]: expected = kind } = READ_AS;
    expect(routeOf(address)?.kind ?? null).toBe(expected);
  });
});

test.each(SITE_PAGES)('the messages of %s are complete', (kind) => {
  for (const language of LANGUAGES) {
    const messages = MESSAGES[language][PAGE_KINDS[kind].messages];
    for (const key of ['title', 'shareLabel', 'metaTitle', 'metaDescription', 'metaKeywords'] as const) {
      expect(messages[key]).toMatch(/\S/);
    }
  }
});
