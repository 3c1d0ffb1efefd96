import { readFile } from 'node:fs/promises';
import { found, UNAVAILABLE } from '@/lib/cms/result';
import { getShareImage } from '@/lib/seo/share-images/getShareImage';
import { pageShareImage } from '@/lib/seo/share-images/pageShareImage';
import { renderInProcess } from '@/lib/seo/share-images/renderInProcess';
import { shareImageVersion, toSharePicture } from '@/lib/seo/share-images/shareImage';

const stored = new Map<string, Buffer>();

jest.mock('node:fs/promises', () => ({ ...jest.requireActual('node:fs/promises'), readFile: jest.fn() }));
jest.mock('@/lib/seo/share-images/pageShareImage');
jest.mock('@/lib/seo/share-images/renderInProcess');
jest.mock('@/lib/server/diskFiles', () => ({
  openDiskFiles: () => ({
    read: async (name: string) => stored.get(name) ?? null,
    write: async (name: string, bytes: Buffer) => void stored.set(name, bytes),
  }),
}));

const IMAGE = { label: 'Guide', title: 'Perast', picture: null };

const get = (version = '0123456789ab') => getShareImage({ language: 'en', subject: { kind: 'home' }, version });

test('after a failed read of the static image the next request gets it', async () => {
  jest.mocked(pageShareImage).mockResolvedValue(UNAVAILABLE);
  jest.mocked(readFile).mockRejectedValueOnce(new Error('EMFILE')).mockResolvedValueOnce('jpeg');
  await expect(get()).rejects.toThrow('EMFILE');
  expect(await get()).toEqual({ state: 'fallback', jpeg: 'jpeg' });
});

test('each other version of an image is the present one, rendered and stored once', async () => {
  const jpeg = Buffer.from('jpeg');
  jest.mocked(pageShareImage).mockResolvedValue(found(IMAGE));
  jest.mocked(renderInProcess).mockResolvedValue(jpeg);
  expect(await Promise.all([get('000000000000'), get('000000000001')])).toEqual([
    { state: 'otherVersion', jpeg },
    { state: 'otherVersion', jpeg },
  ]);
  expect(await get('000000000002')).toEqual({ state: 'otherVersion', jpeg });
  expect(await get(shareImageVersion('en', IMAGE))).toEqual({ state: 'rendered', jpeg });
  expect(renderInProcess).toHaveBeenCalledTimes(1);
  expect(stored.size).toBe(1);
});

test('a picture is cropped around its focal point', async () => {
  const focal = { x: 0.2, y: 0.8 };
  const picture = toSharePicture({ url: '/pictures/perast-960.webp', width: 1600, focal }, 'Perast');
  jest.mocked(pageShareImage).mockResolvedValue(found({ ...IMAGE, picture }));
  jest.mocked(renderInProcess).mockResolvedValue(Buffer.from('jpeg'));
  await get();
  const source = expect.stringMatching(/perast-\d+\.\w+$/);
  expect(renderInProcess).toHaveBeenCalledWith(expect.objectContaining({ picture: { source, focal } }));
});
