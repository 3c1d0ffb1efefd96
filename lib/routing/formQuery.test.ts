import {
  normalizePartnerQuery,
  normalizeStayQuery,
  parsePartnerQuery,
  parseSearchQuery,
  parseStayQuery,
} from '@/lib/routing/formQuery';
import { guestSheetHref } from '@/lib/routing/href';
import { internalPath } from '@/lib/routing/page';
import { routeOf } from '@/lib/routing/routeOf.testUtils';

const TAX = { kind: 'tax' };
const CARD = { kind: 'residentCard' };
const PLACES = 'sea-gate.cats-museum.maritime-museum.clock-tower';

test.each<[address: string, route: object]>([
  ['/tax', TAX],
  ['/tax?lang=sr', TAX],
  ['/tax?utm_source=x', TAX],
  ['/tax?guest-sheet=xx', TAX],
  ['/tax?adults=2&nights=3', { kind: 'taxResult', query: 'adults=2&nights=3' }],
  ['/tax?nights=3&x=1&lang=sr&adults=2', { kind: 'taxResult', query: 'adults=2&nights=3' }],
  ['/tax?adults=2&adults=9&nights=', { kind: 'taxResult', query: 'adults=2' }],
  ['/tax?adults=&nights=', { kind: 'taxResult', query: 'adults=' }],
  ['/tax?nights=2%00%003', { kind: 'taxResult', query: 'nights=2++3' }],
  ['/tax?nights=-1%2F..%2F', { kind: 'taxResult', query: 'nights=-1%2F..%2F' }],
  ['/tax?guest-sheet=sr', { kind: 'guestSheet', sheet: 'sr' }],
  ['/tax?guest-sheet=sr&lang=en&adults=2', { kind: 'guestSheet', sheet: 'sr' }],
  ['/imprint?adults=2', { kind: 'imprint' }],
  ['/plan?guest-sheet=sr', { kind: 'plan' }],
  ['/volim-kotor', CARD],
  ['/volim-kotor?q=&kategorija=', CARD],
  ['/volim-kotor?q=+%00&kategorija=x', CARD],
  ['/volim-kotor?kategorija=ostalo&q=+djar+', { kind: 'residentCardSearch', query: 'q=djar&kategorija=ostalo' }],
  [
    '/volim-kotor?x=1&kategorija=zdravstvene-usluge',
    { kind: 'residentCardSearch', query: 'kategorija=zdravstvene-usluge' },
  ],
  ['/search?q=+%00', { kind: 'search' }],
  ['/plan?to=11:00&x=1&from=+09:00&rain=yes', { kind: 'planResult', query: 'from=09%3A00&to=11%3A00&rain=yes' }],
  ['/plan-obilaska?from=', { kind: 'planResult', query: 'from=' }],
  ['/plan?x=1', { kind: 'plan' }],
  [`/plan?without=${PLACES}`, { kind: 'planResult', query: `without=${PLACES}` }],
  ['/my-trip?items=', { kind: 'trip' }],
  ['/my-trip?items=+%00', { kind: 'trip' }],
  [
    '/my-trip?items=perast~2026-07-22.fasinada&lang=sr',
    { kind: 'sharedTrip', query: 'items=perast%7E2026-07-22.fasinada' },
  ],
  ['/moje-putovanje?items=..%2F', { kind: 'sharedTrip', query: 'items=..%2F' }],
  ['/search?q=sea+gate&lang=sr&x=1', { kind: 'searchResults', query: 'q=sea+gate' }],
  ['/pretraga?q=..', { kind: 'searchResults', query: 'q=..' }],
  ['/pretraga?q=%C5%A1&q=x', { kind: 'searchResults', query: 'q=%C5%A1' }],
])('%s is read as %j', (address, route) => {
  expect(routeOf(address)).toEqual(route);
});

const TYPED = ['2', '-1', '1e9', 'two', '2,5', '%', '%2F', '/../..', '?#&=+', '\\', '"><b>', 'š đ', '😀', '\ud800'];

test.each(TYPED)('%j comes back as it was typed, as one segment of the path', (typed) => {
  const shown = typed.toWellFormed();
  const stay = normalizeStayQuery(new URLSearchParams({ adults: typed, nights: '3' })) ?? '';
  expect(parseStayQuery(stay)).toEqual({ adults: shown, children: '', young: '', exempt: '', nights: '3' });
  expect(internalPath('en', { kind: 'taxResult', query: stay })).toMatch(/^\/en\/tax-result\/[^/?#\\]+$/);

  const filters = normalizePartnerQuery(new URLSearchParams({ q: typed })) ?? '';
  expect(parsePartnerQuery(filters)).toEqual({ query: shown, category: null });
  expect(internalPath('sr', { kind: 'residentCardSearch', query: filters })).toMatch(
    /^\/sr\/resident-card-search\/[^/?#\\]+$/,
  );
});

test('what is typed is cut to a length, never inside a letter', () => {
  const stay = normalizeStayQuery(new URLSearchParams({ adults: '😀'.repeat(100) })) ?? '';
  expect(parseStayQuery(stay).adults).toBe('😀'.repeat(24));
});

test('the guest sheet has a language of its own, beside the page’s', () => {
  expect(routeOf(guestSheetHref('en', 'sr'))).toEqual({ kind: 'guestSheet', sheet: 'sr' });
  expect(guestSheetHref('en', 'sr')).toMatch(/lang=en$/);
  expect(internalPath('en', { kind: 'guestSheet', sheet: 'sr' })).toBe('/en/guest-sheet/sr');
});

test.each(['sea gate', 'a&b=c%2F', '../..', 'Škrpjela 🙂', '#?'])(
  'what was looked for comes out as it went in: %s',
  (words) => {
    const route = routeOf(`/search?${new URLSearchParams({ q: words })}`);
    if (route?.kind !== 'searchResults') throw new Error('no search');
    expect(parseSearchQuery(route.query)).toBe(words);
    const path = internalPath('en', route);
    expect(path.split('/')).toHaveLength(4);
    expect(parseSearchQuery(decodeURIComponent(path.split('/')[3] ?? ''))).toBe(words);
  },
);
