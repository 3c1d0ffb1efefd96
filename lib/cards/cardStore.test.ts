/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCardStore } from '@/lib/cards/cardStore';

const card = (fill: number) => new Uint8Array(1_000).fill(fill);

test('a card is found again, also by the next process, and no other is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kotor-cards-'));
  await createCardStore(folder).set('/og/en/a.jpg', card(1));
  const next = createCardStore(folder);
  expect(new Uint8Array((await next.get('/og/en/a.jpg')) ?? [])).toEqual(card(1));
  expect(await next.get('/og/sr/a.jpg')).toBeNull();
  rmSync(folder, { recursive: true });
});

test('without a folder cards are in memory only', async () => {
  const store = createCardStore(null);
  await store.set('/og/a.jpg', card(1));
  expect(await store.get('/og/a.jpg')).toEqual(card(1));
});
