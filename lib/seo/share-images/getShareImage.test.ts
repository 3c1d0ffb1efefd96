import { readFile } from 'node:fs/promises';
import { UNAVAILABLE } from '@/lib/cms/result';
import { getShareImage } from '@/lib/seo/share-images/getShareImage';
import { pageShareImage } from '@/lib/seo/share-images/pageShareImage';

jest.mock('node:fs/promises', () => ({ ...jest.requireActual('node:fs/promises'), readFile: jest.fn() }));
jest.mock('@/lib/seo/share-images/pageShareImage');
jest.mock('@/lib/server/diskFiles', () => ({ openDiskFiles: () => ({ read: async () => null }) }));

test('after a failed read of the static image the next request gets it', async () => {
  jest.mocked(pageShareImage).mockResolvedValue(UNAVAILABLE);
  jest.mocked(readFile).mockRejectedValueOnce(new Error('EMFILE')).mockResolvedValueOnce('jpeg');
  const get = () => getShareImage({ language: 'en', subject: { kind: 'home' }, version: 'v1' });
  await expect(get()).rejects.toThrow('EMFILE');
  expect(await get()).toEqual({ state: 'fallback', jpeg: 'jpeg' });
});
