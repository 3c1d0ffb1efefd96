import sharp from 'sharp';
import { renderInProcess } from '@/lib/seo/share-images/renderInProcess';

const words = { town: 'Kotor', label: 'Vijesti', title: 'Čarolija žive šetnje po đardinima' };
const focal = { x: 0.5, y: 0.5 };

test.each([null, { source: 'public/pictures/hero-islets-1280.avif', focal }])(
  'an image is rendered in a process of its own: %j',
  async (picture) => {
    expect(await sharp(await renderInProcess({ ...words, picture })).metadata()).toMatchObject({
      width: 1200,
      height: 630,
    });
  },
);

test('a process that ends before it has read its input is an error', async () => {
  const { execPath } = process;
  process.execPath = '/bin/false';
  try {
    const picture = { source: new Uint8Array(5_000_000), focal };
    await expect(renderInProcess({ ...words, picture })).rejects.toThrow();
  } finally {
    process.execPath = execPath;
  }
});

test('a picture that cannot be decoded is an error', async () => {
  const picture = { source: new TextEncoder().encode('no picture'), focal };
  await expect(renderInProcess({ ...words, picture })).rejects.toThrow();
});
