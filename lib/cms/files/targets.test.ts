import { NAMED_PAGES } from '@/lib/cms/files/targets';

test.each([
  ['tax', { en: '/tax', sr: '/tax?lang=sr' }],
  ['events', { en: '/events', sr: '/dogadjaji' }],
])('texts link to the page %s in their own language', (name, addresses) => {
  expect(NAMED_PAGES.get(name)?.addresses).toEqual(addresses);
});

test('texts cannot link to a page that exists in one language only', () => {
  expect([...NAMED_PAGES.values()].map(({ page }) => page)).not.toContain('residentCard');
});
