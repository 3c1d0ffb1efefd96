import sharp from 'sharp';
import { preparePicture } from '@/lib/cms/files/preparePicture';
import { temporaryFolder } from '@/lib/server/temporaryFolder.testUtils';

const pathOf = temporaryFolder();

test('a crop for phones is around the focal point', async () => {
  const half = sharp({ create: { width: 500, height: 600, channels: 3, background: '#f00' } });
  const input = await half.png().toBuffer();
  const whole = sharp({ create: { width: 1000, height: 600, channels: 3, background: '#00f' } });
  await whole.composite([{ input, left: 500, top: 0 }]).toFile(pathOf('quay.png'));
  for (const [x, colour] of [
    [0, 'b'],
    [1, 'r'],
  ] as const) {
    await preparePicture(pathOf('quay.png'), pathOf(colour), { focal: { x } });
    const { dominant } = await sharp(pathOf(colour, 'quay-upright-240.avif')).stats();
    expect(dominant[colour]).toBeGreaterThan(200);
  }
});
