/** @jest-environment node */
import { cardVersion, type ShareCard, toCardPicture } from '@/lib/cards/shareCard';

const picture = toCardPicture({ url: '/media/a.jpg' }, 'A boat');
const CARD: ShareCard = { label: 'News', title: 'Gate', picture };

test('a version is of a form the address takes, and the same for the same card', () => {
  expect(cardVersion('en', CARD)).toMatch(/^[0-9a-f]{12}$/);
  expect(cardVersion('en', { ...CARD, picture: { ...picture } })).toBe(cardVersion('en', CARD));
});

const CHANGES: [what: string, change: Partial<ShareCard>][] = [
  ['title', { title: 'Gates' }],
  ['label', { label: 'Events' }],
  ['picture', { picture: { ...picture, url: '/media/b.jpg' } }],
  ['picture under the same address', { picture: { ...picture, updatedAt: '2026-07-01T10:00:00.000Z' } }],
  ['focal point', { picture: { ...picture, focal: { x: 0.5, y: 0.4 } } }],
  ['lack of a picture', { picture: null }],
];

test.each(CHANGES)('another %s is another version', (_what, change) => {
  expect(cardVersion('en', { ...CARD, ...change })).not.toBe(cardVersion('en', CARD));
});

test('another language is another version', () => {
  expect(cardVersion('sr', CARD)).not.toBe(cardVersion('en', CARD));
});
