import { toMetadata } from '@/lib/seo/metadata';

const titleOf = async (title: string) =>
  (await toMetadata({ language: 'en', subject: { kind: 'home' }, title, addresses: { en: '/a' } })).title;

test.each([
  ['Perast', 'Perast – Kotor'],
  ['Cats of Kotor', 'Cats of Kotor'],
  ['x'.repeat(52), `${'x'.repeat(52)} – Kotor`],
  ['x'.repeat(53), 'x'.repeat(53)],
])('the title %s names the town once, and only while all of it is shown: %s', async (title, expected) => {
  expect(await titleOf(title)).toBe(expected);
});
