export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

/** The first twelve bytes of each format, in hexadecimal: those of WebP and AVIF hold the length of the file or of a box. */
const SIGNATURES: [PictureFormat, RegExp][] = [
  ['jpeg', /^ffd8ff/],
  ['png', /^89504e470d0a1a0a/],
  // GIF8
  ['gif', /^47494638/],
  // RIFF, WEBP
  ['webp', /^52494646.{8}57454250$/],
  // ftyp, then avif, avis or mif1
  ['avif', /^0000.{4}66747970(?:61766966|61766973|6d696631)$/],
];

/** The format of a picture by its first bytes; null for SVG, TIFF and anything else a decoder might recognise. */
export function pictureFormat(bytes: Uint8Array): PictureFormat | null {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('hex');
  return SIGNATURES.find(([, signature]) => signature.test(start))?.[0] ?? null;
}
