import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { cardStore } from '@/lib/cards/cardStore';
import { pageCard } from '@/lib/cards/pageCard';
import { pictureSource } from '@/lib/cards/pictureSource';
import { cardVersion, type ShareCard } from '@/lib/cards/shareCard';
import { draw } from '@/lib/cards/studio';
import { BUSY, createConcurrencyLimit } from '@/lib/concurrencyLimit';
import { log } from '@/lib/log';
import { type CardAddress, cardHref } from '@/lib/routing/cardAddress';
import { site } from '@/lib/site';

/** What a request for a card comes to. A plain one stands in for a card that cannot be had now. */
export type CardAnswer =
  | { state: 'drawn' | 'plain'; jpeg: Uint8Array }
  | { state: 'moved'; href: string }
  | { state: 'missing' };

/** Cards made at once, and cards that may wait for it: with more, the plain one is the answer. */
const PLACES = 2;
const QUEUE = 16;
/** A card that takes longer is kept for who asks next. */
const PATIENCE_MS = 4_000;

/** A card whose picture could not be had is shown without it for a minute, then tried again. */
const INCOMPLETE_MS = 60_000;
const MAX_INCOMPLETE = 50;

const limit = createConcurrencyLimit({ concurrency: PLACES, queue: QUEUE });
const drawing = new Map<string, Promise<CardAnswer>>();
const incomplete = new LRUCache<string, Uint8Array>({ max: MAX_INCOMPLETE, ttl: INCOMPLETE_MS });

let plainJpeg: Promise<Uint8Array> | undefined;

async function plain(): Promise<CardAnswer> {
  plainJpeg ??= readFile(join(process.cwd(), 'public', 'share-card.jpg'));
  return { state: 'plain', jpeg: await plainJpeg };
}

async function make(href: string, { title, label, picture }: ShareCard): Promise<CardAnswer> {
  const source = picture && (await pictureSource(picture));
  const words = { town: site.town, title, label };
  const { jpeg, hasPicture } = await draw({ ...words, picture: picture && source ? { ...picture, source } : null });
  if (picture && !hasPicture) {
    log.warn('card.withoutPicture', { href, picture: picture.url });
    incomplete.set(href, jpeg);
    return { state: 'plain', jpeg };
  }
  await cardStore().set(href, jpeg);
  return { state: 'drawn', jpeg };
}

/** Makes a card once for all who ask meanwhile. */
function makeOnce(href: string, card: ShareCard): Promise<CardAnswer> {
  const running = drawing.get(href);
  if (running) return running;
  const started = limit(() => make(href, card))
    .then((made) => (made === BUSY ? plain() : made))
    .catch((error: unknown) => {
      log.error('card.failed', { href, reason: String(error) });
      return plain();
    })
    .finally(() => drawing.delete(href));
  drawing.set(href, started);
  return started;
}

/**
 * The share card at an address: kept, made now, or the plain one when that is not possible. An address of an earlier
 * version leads to the present one, so that each card is made once.
 */
export async function answerCard(address: CardAddress): Promise<CardAnswer> {
  const { language, subject } = address;
  const href = cardHref(address);
  const card = await pageCard(language, subject);
  if (card.state === 'missing') return card;
  const kept = await cardStore().get(href);
  if (card.state === 'unavailable') return kept ? { state: 'drawn', jpeg: kept } : plain();
  const version = cardVersion(language, card.value);
  if (version !== address.version) return { state: 'moved', href: cardHref({ ...address, version }) };
  if (kept) return { state: 'drawn', jpeg: kept };
  const without = incomplete.get(href);
  if (without) return { state: 'plain', jpeg: without };
  const late = wait(PATIENCE_MS, undefined, { ref: false }).then(plain);
  return Promise.race([makeOnce(href, card.value), late]);
}
