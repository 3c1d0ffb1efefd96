/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCardStore } from '@/lib/cards/cardStore';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kotor-cards-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const card = (fill: number) => new Uint8Array(1_000).fill(fill);

test('a card is found again, also by the next process, and no other is', async () => {
  await createCardStore(folder).set('/og/en/a.jpg', card(1));
  const next = createCardStore(folder);
  expect(new Uint8Array((await next.get('/og/en/a.jpg')) ?? [])).toEqual(card(1));
  expect(await next.get('/og/sr/a.jpg')).toBeNull();
});

test('the disk is bounded: the card used longest ago goes', async () => {
  const store = createCardStore(folder, 3_000);
  for (const number of [1, 2, 3, 4]) await store.set(`/og/${number}.jpg`, card(number));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(readdirSync(folder)).toHaveLength(3);
  const next = createCardStore(folder, 3_000);
  expect(await next.get('/og/1.jpg')).toBeNull();
  expect(await next.get('/og/4.jpg')).not.toBeNull();
});

test('without a folder, or with one that is gone, cards are kept in memory', async () => {
  const without = createCardStore(null);
  await without.set('/og/a.jpg', card(1));
  expect(await without.get('/og/a.jpg')).toEqual(card(1));
  const gone = createCardStore(folder);
  rmSync(folder, { recursive: true });
  await gone.set('/og/a.jpg', card(2));
  expect(await gone.get('/og/a.jpg')).toEqual(card(2));
});
