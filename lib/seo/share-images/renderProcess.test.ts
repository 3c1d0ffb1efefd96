import sharp from 'sharp';
import { renderInProcess } from '@/lib/seo/share-images/renderProcess';

const words = { town: 'Kotor', label: 'Vijesti', title: 'Čarolija žive šetnje po đardinima' };
const focal = { x: 0.5, y: 0.5 };

afterEach(() => jest.useRealTimers());

const sizeOf = async (jpeg: Uint8Array) => {
  const { width, height } = await sharp(jpeg).metadata();
  return { width, height };
};

test('images are rendered in a child process', async () => {
  const picture = { source: 'public/pictures/hero-islets-1280.avif', focal };
  const [withPicture, without] = await Promise.all([
    renderInProcess({ ...words, picture }),
    renderInProcess({ ...words, picture: null }),
  ]);
  expect(await sizeOf(withPicture.jpeg)).toEqual({ width: 1200, height: 630 });
  expect(await sizeOf(without.jpeg)).toEqual({ width: 1200, height: 630 });
  expect([withPicture.hasPicture, without.hasPicture]).toEqual([true, false]);
});

test('a picture that cannot be decoded gives an image without one, and the process goes on', async () => {
  const picture = { source: new TextEncoder().encode('no picture'), focal };
  const { jpeg, hasPicture } = await renderInProcess({ ...words, picture });
  expect(hasPicture).toBe(false);
  expect(Buffer.from(jpeg).equals(Buffer.from((await renderInProcess({ ...words, picture: null })).jpeg))).toBe(true);
});

test('the idle process takes no more images once it is told to end', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  await renderInProcess({ ...words, picture: null });
  jest.advanceTimersByTime(30_000);
  expect((await renderInProcess({ ...words, picture: null })).jpeg.byteLength).toBeGreaterThan(1_000);
});
