import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { fetchMedia } from '@/lib/cms/media';
import { preparedFile } from '@/lib/pictures/preparedPicture';
import { type ShareImageAddress, shareImageHref } from '@/lib/routing/shareImageAddress';
import { pageShareImage } from '@/lib/seo/share-images/pageShareImage';
import { renderInProcess } from '@/lib/seo/share-images/renderInProcess';
import {
  SHARE_IMAGE_SIZE,
  type ShareImage,
  type SharePicture,
  shareImageVersion,
} from '@/lib/seo/share-images/shareImage';
import { createConcurrencyLimit, QUEUE_FULL } from '@/lib/server/concurrencyLimit';
import { openDiskFiles } from '@/lib/server/diskFiles';
import { env } from '@/lib/server/env';
import { log, reasonOf } from '@/lib/server/log';
import { entryName, pageFolder } from '@/lib/server/page-cache/pageFolder';
import { processWide } from '@/lib/server/processWide';
import { site } from '@/lib/site';

/** `fallback` stands in for an image that cannot be rendered now: the image without its picture, or a static one. */
type PresentImage = { state: 'rendered' | 'fallback'; jpeg: Uint8Array };

type ShareImageResult = PresentImage | { state: 'otherVersion'; jpeg: Uint8Array } | { state: 'missing' };

/**
 * Images being rendered, each in a process of some 100 MB, and images queued; beyond that the response is the static
 * one.
 */
const MAX_CONCURRENT = 2;
const MAX_QUEUED = 16;
/** The response to a slower one is the static image; the rendered one is cached for the next request. */
const TIMEOUT_MS = 4_000;

/** An image whose picture could not be loaded is served without it for this long, then rendered again. */
const INCOMPLETE_MS = 60_000;
const MAX_INCOMPLETE = 50;

const limit = createConcurrencyLimit({ concurrency: MAX_CONCURRENT, queue: MAX_QUEUED });
const pending = new Map<string, Promise<PresentImage>>();
const incomplete = new LRUCache<string, Uint8Array>({ max: MAX_INCOMPLETE, ttl: INCOMPLETE_MS });

const staticImage = async (): Promise<PresentImage> => ({
  state: 'fallback',
  jpeg: await readFile(join(process.cwd(), 'public', 'share-card.jpg')),
});

async function render(href: string, { title, label, picture }: ShareImage): Promise<PresentImage> {
  const words = { town: site.town, title, label };
  const source = picture && (await pictureSource(picture));
  let reason = 'not loaded';
  // A picture that cannot be decoded is left out.
  const pictured =
    picture && source
      ? await renderInProcess({ ...words, picture: { source, focal: picture.focal } }).catch((error: unknown) => {
          reason = reasonOf(error);
          return null;
        })
      : null;
  const jpeg = pictured ?? (await renderInProcess({ ...words, picture: null }));
  if (picture && !pictured) {
    log.warn('shareImage.withoutPicture', { href, picture: picture.url, reason });
    incomplete.set(href, jpeg);
    return { state: 'fallback', jpeg };
  }
  await shareImageFiles().write(entryName(href), jpeg);
  return { state: 'rendered', jpeg };
}

/** Concurrent requests for one image share one rendering. */
function renderOnce(href: string, image: ShareImage): Promise<PresentImage> {
  const running = pending.get(href);
  if (running) return running;
  const started = limit(() => render(href, image))
    .then((result) => (result === QUEUE_FULL ? staticImage() : result))
    .catch((error: unknown) => {
      log.error('shareImage.failed', { href, reason: reasonOf(error) });
      return staticImage();
    })
    .finally(() => pending.delete(href));
  pending.set(href, started);
  return started;
}

async function cachedImage(href: string): Promise<PresentImage | null> {
  const jpeg = await shareImageFiles().read(entryName(href));
  return jpeg && { state: 'rendered', jpeg };
}

async function presentImage(href: string, image: ShareImage): Promise<PresentImage> {
  const cached = await cachedImage(href);
  if (cached) return cached;
  const withoutPicture = incomplete.get(href);
  if (withoutPicture) return { state: 'fallback', jpeg: withoutPicture };
  const timeout = wait(TIMEOUT_MS, undefined, { ref: false }).then(staticImage);
  return Promise.race([renderOnce(href, image), timeout]);
}

/**
 * The share image at a URL: cached, rendered now, or a fallback when that is not possible. Another version gets the
 * current image, rendered once for all; it is not redirected, since two builds behind one proxy would redirect to each
 * other.
 */
export async function getShareImage(address: ShareImageAddress): Promise<ShareImageResult> {
  const { language, subject } = address;
  const image = await pageShareImage(language, subject);
  if (image.state === 'missing') return image;
  if (image.state === 'unavailable') return (await cachedImage(shareImageHref(address))) ?? staticImage();
  const version = shareImageVersion(language, image.value);
  const present = await presentImage(shareImageHref({ ...address, version }), image.value);
  return version === address.version ? present : { ...present, state: 'otherVersion' };
}

/** Some 1,000 images. */
const MAX_BYTES = 100_000_000;

/** The share images of this build and this configuration, beside their pages; a development server has no build. */
const shareImageFiles = () =>
  processWide('kotorShareImages', () =>
    openDiskFiles(`${pageFolder() ?? join('.next', 'cache', 'development')}-share-images`, MAX_BYTES),
  );

/** Crawlers do not wait long for a share image. */
const PICTURE_TIMEOUT_MS = 2_500;

/** The path of a shipped picture’s file, or the bytes of the provider’s picture; null if it cannot be loaded. */
async function pictureSource({ url, width }: SharePicture): Promise<string | Uint8Array | null> {
  const prepared = preparedFile(url, width, SHARE_IMAGE_SIZE.width);
  if (prepared) return join(process.cwd(), 'public', prepared);
  const { apiHost, mediaHosts } = env();
  if (!apiHost) return null;
  const path = url.split('/').slice(2).map(decodeURIComponent);
  const media = await fetchMedia({ apiHost, mediaHosts }, path, PICTURE_TIMEOUT_MS);
  return media.state === 'found' ? media.value.bytes : null;
}
