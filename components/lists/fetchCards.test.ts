import { cardsUrl, fetchCards } from '@/components/lists/fetchCards';

test('the cards of a page have the URL of that page in theirs', () => {
  const url = new URL(cardsUrl('/events?id=c1&page=2', 3), 'https://site.example');
  expect([url.pathname, url.searchParams.get('of')]).toEqual(['/api/cards', '/events?id=c1&page=3']);
});

const respond = (ok: boolean, json: unknown) => {
  globalThis.fetch = jest.fn(async () => ({ ok, status: ok ? 200 : 503, json: async () => json }) as Response);
};

const GROUP = { key: 'coming 2027-01', heading: 'January 2027', isOver: false };

test('cards come in their groups, and an error status throws', async () => {
  const page = { groups: [{ ...GROUP, cards: [] }], lastPage: 3 };
  respond(true, page);
  expect(await fetchCards('/api/cards')).toEqual(page);
  respond(false, page);
  await expect(fetchCards('/api/cards')).rejects.toThrow('503');
});

test.each([
  ['no groups', { data: [], lastPage: 1 }],
  ['no number of pages', { groups: [] }],
  ['a group without cards', { groups: [GROUP], lastPage: 1 }],
  ['a card without a title', { groups: [{ ...GROUP, cards: [{ id: 'a', href: '/a' }] }], lastPage: 1 }],
])('a page with %s throws', async (_what, page) => {
  respond(true, page);
  await expect(fetchCards('/api/cards')).rejects.toThrow(TypeError);
});
