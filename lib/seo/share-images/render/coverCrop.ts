export type Size = { width: number; height: number };

/** What matters in a picture: 0 to 1 from its left and its top. */
export type FocalPoint = { x: number; y: number };

/** Where the focal point should be on a share image: above the text. */
const TARGET: FocalPoint = { x: 0.5, y: 0.42 };

const clampOffset = (length: number, box: number, wanted: number): number =>
  Math.round(Math.min(Math.max(wanted, 0), length - box));

/**
 * Covers a box with a picture, its focal point as near to `TARGET` as the picture’s edges allow.
 *
 * @returns the size to scale the picture to, and the offset of the box in it
 */
export function coverCrop(picture: Size, box: Size, focal: FocalPoint): { scaled: Size; left: number; top: number } {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const width = Math.max(box.width, Math.round(picture.width * scale));
  const height = Math.max(box.height, Math.round(picture.height * scale));
  return {
    scaled: { width, height },
    left: clampOffset(width, box.width, width * focal.x - box.width * TARGET.x),
    top: clampOffset(height, box.height, height * focal.y - box.height * TARGET.y),
  };
}
