import 'server-only';
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Drawing } from '@/lib/cards/draw/drawCard.mjs';
import type { Delivery } from '@/lib/cards/draw/start.mjs';

/*
 * Cards are drawn with sharp, whose Pango sets the words: about 100 ms a card, none of it on the thread that answers pages.
 * (satori and resvg, the other way, take up to 170 ms, most of it on that thread.) They are drawn in a process of their
 * own: reading pictures makes a process grow by some 100 MB for good, a file made to do harm may end it, and at a lower
 * priority pages go first. It starts with a card, in some 200 ms, and ends when none was asked for in a while.
 */

/** Longest work on one card: after that something is wrong with the process. */
const STUCK_MS = 10_000;
const IDLE_MS = 30_000;

const FOLDER = join(process.cwd(), 'lib', 'cards', 'draw');

/** What a picture took goes back to the system: 100 MB after any number of cards instead of 160, a card 15 ms slower. */
const FRUGAL = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '1000000',
  MALLOC_MMAP_THRESHOLD_: '262144',
  UV_THREADPOOL_SIZE: '1',
};

type Order = { resolve: (delivery: Delivery) => void; reject: (error: Error) => void; timer: NodeJS.Timeout };

type Studio = { child: ChildProcess; orders: Map<number, Order>; idle: NodeJS.Timeout | undefined };

let studio: Studio | null = null;
let count = 0;

function open(): Studio {
  // Not `fork`: the bundler takes its path for a module’s.
  const child = spawn(process.execPath, ['--max-old-space-size=64', join(process.cwd(), 'dist', 'drawCards.mjs')], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...FRUGAL, FONTCONFIG_FILE: join(FOLDER, 'fonts', 'fonts.conf') },
  });
  const opened: Studio = { child, orders: new Map(), idle: undefined };
  child.unref();
  child.channel?.unref();
  child.on('message', (delivery) => {
    const { id } = delivery as Delivery;
    settle(opened, id)?.resolve(delivery as Delivery);
  });
  const close = (): void => {
    if (studio === opened) studio = null;
    clearTimeout(opened.idle);
    for (const id of opened.orders.keys()) settle(opened, id)?.reject(new Error('the drawing process ended'));
  };
  child.once('exit', close);
  child.once('error', close);
  return opened;
}

function settle(opened: Studio, id: number): Order | undefined {
  const order = opened.orders.get(id);
  opened.orders.delete(id);
  clearTimeout(order?.timer);
  if (opened.orders.size === 0) opened.idle = setTimeout(() => opened.child.kill(), IDLE_MS).unref();
  return order;
}

/**
 * Draws a card in the drawing process, which is started when there is none.
 *
 * @throws {Error} when it does not deliver
 */
export function draw(drawing: Drawing): Promise<Delivery> {
  studio ??= open();
  const { child, orders, idle } = studio;
  clearTimeout(idle);
  count += 1;
  const id = count;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), STUCK_MS).unref();
    orders.set(id, { resolve, reject, timer });
    child.send({ id, drawing }, (error) => {
      if (error) child.kill('SIGKILL');
    });
  });
}
