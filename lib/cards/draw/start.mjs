// Draws share cards in a process of its own (lib/cards/studio.ts), one after the other, for as long as its parent lives.
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { drawCard } from './drawCard.mjs';

/** @typedef {{ id: number, drawing: import('./drawCard.mjs').Drawing }} Order */
/** @typedef {{ id: number, jpeg: Uint8Array, hasPicture: boolean }} Delivery */

/** Pages go first. */
const PATIENT = 10;

setPriority(PATIENT);
sharp.cache(false);
sharp.concurrency(1);

/** A picture that cannot be read leaves a card without one. @param {Order['drawing']} drawing */
async function draw(drawing) {
  try {
    return { jpeg: await drawCard(drawing), hasPicture: drawing.picture !== null };
  } catch (error) {
    if (!drawing.picture) throw error;
    return { jpeg: await drawCard({ ...drawing, picture: null }), hasPicture: false };
  }
}

/** @type {Promise<void>} */
let last = Promise.resolve();

process.on('message', (/** @type {Order} */ { id, drawing }) => {
  last = last.then(async () => {
    process.send?.({ id, ...(await draw(drawing)) });
  });
});
process.on('disconnect', () => process.exit(0));
