// Renders one share image (lib/seo/share-images/renderInProcess.ts): its input from stdin, the JPEG to stdout.
import { setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { deserialize } from 'node:v8';
import sharp from 'sharp';
import { renderShareImage } from '@/lib/seo/share-images/render/renderShareImage';

/** Pages go first. */
const LOW_PRIORITY = 10;

setPriority(LOW_PRIORITY);
sharp.concurrency(1);
process.stdout.write(await renderShareImage(deserialize(await buffer(process.stdin))));
