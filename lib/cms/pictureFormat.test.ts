import sharp from 'sharp';
import { pictureFormat } from '@/lib/cms/pictureFormat';

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#246' } });

test.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)('%s is recognised by its first bytes', async (format) => {
  expect(pictureFormat(await picture.clone().toFormat(format).toBuffer())).toBe(format);
});

test.each(['avis', 'mif1'])('AVIF of the brand %s is recognised', (brand) => {
  expect(pictureFormat(Buffer.from(`\0\0\0\x20ftyp${brand}\0\0\0\0`))).toBe('avif');
});

test.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['SVG after a declaration', '<?xml version="1.0"?><svg/>'],
  ['SVG after what looks like AVIF', '<!--ftypavif--><svg/>'],
  ['SVG after white space', '\n <svg/>'],
  ['TIFF', 'II*\0\x08\0\0\0'],
  ['HEIC', '\0\0\0\x20ftypheic\0\0\0\0'],
  ['another RIFF', 'RIFF\0\0\0\0WAVE'],
  ['HTML', '<html>'],
  ['a cut-off file', '\x89PN'],
  ['nothing', ''],
])('%s is no accepted format', (_what, bytes) => {
  expect(pictureFormat(Buffer.from(bytes, 'latin1'))).toBeNull();
});
