import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { foundIn, idsOf } from '@/lib/cms/contract.testUtils';
import { provider } from '@/lib/cms/currentProvider';
import { contractArticle } from '@/lib/cms/schema/article';
import { LANGUAGES, type Language } from '@/lib/i18n/language';
import { MESSAGES } from '@/lib/i18n/messages';
import { preparedFile } from '@/lib/pictures/preparedPicture';
import { CONTENT_KINDS, SITE_PAGES } from '@/lib/routing/pageKinds';
import type { ShareImageSubject } from '@/lib/routing/shareImageAddress';
import { pageShareImage } from '@/lib/seo/share-images/pageShareImage';
import type { ShareImage } from '@/lib/seo/share-images/shareImage';

const { en } = MESSAGES;

const shareImageOf = async (language: Language, subject: ShareImageSubject): Promise<ShareImage> =>
  foundIn(await pageShareImage(language, subject));

test.each(SITE_PAGES)('the share image of the page %s has its words in both languages', async (kind) => {
  const images = await Promise.all(LANGUAGES.map((language) => shareImageOf(language, { kind })));
  for (const { title, label } of images) {
    expect(title).toMatch(/\p{L}/u);
    expect(label).toMatch(/\p{L}/u);
    expect(label).not.toBe(title);
  }
  expect(images[0]?.label).not.toBe(images[1]?.label);
});

const WORDS: [subject: ShareImageSubject, language: Language, words: { label: string; title: string }][] = [
  [{ kind: 'article', id: 'perast' }, 'sr', { label: 'Mjesta u Boki', title: 'Perast, grad bez zidina' }],
  [{ kind: 'category', id: 'towns-of-the-bay' }, 'en', { label: en.Navigation.guide, title: 'Towns of the bay' }],
  [{ kind: 'subcategory', id: 'eastern-shore' }, 'sr', { label: 'Mjesta u Boki', title: 'Istočna obala' }],
  [{ kind: 'sharedTrip' }, 'en', { label: en.TripPage.shareLabel, title: 'A trip to Kotor' }],
  [{ kind: 'newsCategory', id: 'safety' }, 'en', { label: en.Navigation.news, title: 'Safety' }],
];

test.each(WORDS)('%j in %s says %j', async (subject, language, words) => {
  expect(await shareImageOf(language, subject)).toMatchObject(words);
});

test('an event shows its dates only when they are confirmed', async () => {
  const base = { type: 'event' as const, startDate: '2027-02-13T23:00:00.000Z', endDate: '2027-02-22T20:00:00.000Z' };
  const carnival = foundIn(await provider().article('winter-carnival'));
  const article = jest.spyOn(provider(), 'article');
  const labelOf = async (change: object): Promise<string> => {
    article.mockResolvedValue({ state: 'found', value: { ...carnival, ...base, tags: [], ...change } });
    return (await shareImageOf('sr', { kind: 'article', id: 'winter-carnival' })).label;
  };
  expect(await labelOf({})).toBe('Događaj · 14.02.2027 – 22.02.2027');
  expect(await labelOf({ endDate: '2027-02-14T20:00:00.000Z' })).toBe('Događaj · 14.02.2027');
  expect(await labelOf({ tags: ['DATE_NOT_CONFIRMED'] })).toBe('Događaj');
  expect(await labelOf({ startDate: null })).toBe('Događaj');
});

test('a picture replaced at the same URL changes its date', async () => {
  const perast = foundIn(await provider().article('perast'));
  const image = { ...perast.image, url: '/media/perast.jpg', updatedAt: '2026-07-01T10:00:00.000Z' };
  const article = contractArticle.parse({ ...perast, image });
  jest.spyOn(provider(), 'article').mockResolvedValue({ state: 'found', value: article });
  const { picture } = await shareImageOf('en', { kind: 'article', id: 'perast' });
  expect(picture).toMatchObject({ url: '/media/perast.jpg', updatedAt: image.updatedAt });
});

test.each(CONTENT_KINDS)('an unknown %s has no share image', async (kind) => {
  expect((await pageShareImage('en', { kind, id: 'nothing' })).state).toBe('missing');
});

test('every shipped picture of a share image exists', async () => {
  const pages = [1, 2].map(async (page) => foundIn(await provider().articles({ page, limit: 100 })));
  const [first, second] = await Promise.all(pages);
  const ids = idsOf([...(first?.data ?? []), ...(second?.data ?? [])]);
  expect(ids).toHaveLength(first?.total ?? 0);
  const subjects: ShareImageSubject[] = [
    ...SITE_PAGES.map((kind) => ({ kind })),
    ...ids.map((id) => ({ kind: 'article', id }) as const),
  ];
  for (const subject of subjects) {
    const { picture } = await shareImageOf('en', subject);
    const file = picture && preparedFile(picture.url, picture.width, 1200);
    if (picture && !(file && existsSync(join('public', file))))
      throw new Error(`${JSON.stringify(subject)}: no ${file}`);
  }
});
