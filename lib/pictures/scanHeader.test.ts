import sharp from 'sharp';
import { correctScanHeader } from '@/lib/pictures/scanHeader';

const START_OF_SCAN = Buffer.from([0xff, 0xda]);

const photograph = (progressive = false) => {
  const create = { width: 64, height: 48, channels: 3 as const, background: '#246' };
  return sharp({ create })
    .withExif({ IFD0: { Make: 'samsung' } })
    .jpeg({ progressive })
    .toBuffer();
};

/** The photograph as phones of Samsung write it. */
function asSamsung(jpeg: Buffer): Buffer {
  const bytes = Buffer.from(jpeg);
  const at = bytes.indexOf(START_OF_SCAN);
  bytes.fill(0, at + 2 + bytes.readUInt16BE(at + 2) - 3, at + 2 + bytes.readUInt16BE(at + 2));
  return bytes;
}

describe('the header of a scan', () => {
  test('without coefficients gets those of a sequential JPEG, and the picture can be resized', async () => {
    const right = await photograph();
    const bytes = asSamsung(right);
    await expect(sharp(bytes).resize(8).toBuffer()).rejects.toThrow('Invalid SOS parameters');
    correctScanHeader(bytes);
    expect(bytes.equals(right)).toBe(true);
  });

  test.each([false, true])('that is right stays as it is (progressive: %s)', async (progressive) => {
    const right = await photograph(progressive);
    const bytes = Buffer.from(right);
    correctScanHeader(bytes);
    expect(bytes.equals(right)).toBe(true);
  });

  test('is left alone where the file ends before it', async () => {
    const right = await photograph();
    const end = right.indexOf(START_OF_SCAN);
    for (const length of [0, 3, end + 2, end + 4]) {
      const bytes = Buffer.from(right.subarray(0, length));
      correctScanHeader(bytes);
      expect(bytes.equals(right.subarray(0, length))).toBe(true);
    }
  });
});
