/** @typedef {{ width: number, height: number }} Size */
/** @typedef {{ x: number, y: number }} Focal of a picture: where what it shows is, 0 to 1 from the left and the top */

/** Where what a picture shows should stand on a card: above the words. */
const CLEAR = { x: 0.5, y: 0.42 };

/** @param {number} length of the picture @param {number} room @param {number} wanted */
const within = (length, room, wanted) => Math.round(Math.min(Math.max(wanted, 0), length - room));

/**
 * Covers a box with a picture, what it shows in the clear part of the box or as near to it as the picture reaches.
 *
 * @param {Size} picture @param {Size} box @param {Focal} focal
 * @returns {{ scaled: Size, left: number, top: number }} the size to bring the picture to, and where the box begins in it
 */
export function coverCrop(picture, box, focal) {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const width = Math.max(box.width, Math.round(picture.width * scale));
  const height = Math.max(box.height, Math.round(picture.height * scale));
  return {
    scaled: { width, height },
    left: within(width, box.width, width * focal.x - box.width * CLEAR.x),
    top: within(height, box.height, height * focal.y - box.height * CLEAR.y),
  };
}
