const PROGRESSIVE_FRAME = 0xc2;
const START_OF_SCAN = 0xda;
/** First and last coefficient and precision: the only ones that the scan of a sequential JPEG may have. */
const ALL_COEFFICIENTS = [0, 63, 0];

/**
 * Corrects the header of the scan of a sequential JPEG, in place. Phones of Samsung write other coefficients, which
 * browsers ignore; the image optimizer takes them for damage, and sends the photograph as it is, cached for a month.
 */
export function correctScanHeader(jpeg: Buffer): void {
  for (let at = 2; jpeg[at] === 0xff && at + 4 <= jpeg.length; ) {
    const marker = jpeg[at + 1];
    at += 2 + jpeg.readUInt16BE(at + 2);
    if (marker === START_OF_SCAN && at <= jpeg.length) jpeg.set(ALL_COEFFICIENTS, at - ALL_COEFFICIENTS.length);
    if (marker === START_OF_SCAN || marker === PROGRESSIVE_FRAME) return;
  }
}
