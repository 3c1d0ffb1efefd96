// The render process (lib/seo/share-images/renderProcess.ts): renders share images one at a time, and ends with its parent.
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { renderShareImage, type ShareImageInput } from '@/lib/seo/share-images/render/renderShareImage';

type Job = { id: number; input: ShareImageInput };
export type Result = { id: number; jpeg: Uint8Array; hasPicture: boolean };

/** Pages go first. */
const LOW_PRIORITY = 10;

setPriority(LOW_PRIORITY);
sharp.cache(false);
sharp.concurrency(1);

/** If the picture cannot be decoded, the image is rendered without it. */
async function render({ id, input }: Job): Promise<Result> {
  try {
    return { id, jpeg: await renderShareImage(input), hasPicture: input.picture !== null };
  } catch (error) {
    if (!input.picture) throw error;
    return { id, jpeg: await renderShareImage({ ...input, picture: null }), hasPicture: false };
  }
}

let last: Promise<unknown> = Promise.resolve();

process.on('message', (job: Job) => {
  last = last.then(async () => process.send?.(await render(job)));
});
process.on('disconnect', () => process.exit(0));
