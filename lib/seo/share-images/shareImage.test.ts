import { type ShareImage, shareImageVersion, toSharePicture } from '@/lib/seo/share-images/shareImage';

const picture = toSharePicture({ url: '/media/a.jpg' }, 'A boat');
const IMAGE: ShareImage = { label: 'News', title: 'Gate', picture };

test('a version has the form its URL takes, and is the same for the same content', () => {
  expect(shareImageVersion('en', IMAGE)).toMatch(/^[0-9a-f]{12}$/);
  expect(shareImageVersion('en', { ...IMAGE, picture: { ...picture } })).toBe(shareImageVersion('en', IMAGE));
});

const CHANGES: [what: string, change: Partial<ShareImage>][] = [
  ['title', { title: 'Gates' }],
  ['label', { label: 'Events' }],
  ['picture', { picture: { ...picture, url: '/media/b.jpg' } }],
  ['picture at the same URL', { picture: { ...picture, updatedAt: '2026-07-01T10:00:00.000Z' } }],
  ['focal point', { picture: { ...picture, focal: { x: 0.5, y: 0.4 } } }],
  ['lack of a picture', { picture: null }],
];

test.each(CHANGES)('another %s is another version', (_what, change) => {
  expect(shareImageVersion('en', { ...IMAGE, ...change })).not.toBe(shareImageVersion('en', IMAGE));
});

test('another language is another version', () => {
  expect(shareImageVersion('sr', IMAGE)).not.toBe(shareImageVersion('en', IMAGE));
});
