import { toSlug } from '@/lib/articles/slug';

const CASES: [title: string, slug: string][] = [
  ['Noć muzeja', 'noc-muzeja'],
  ['ČĆŽŠĐ čćžšđ', 'cczsdj-cczsdj'],
  ['Đurđevi stupovi', 'djurdjevi-stupovi'],
  ['Događaji', 'dogadjaji'],
  ['Z\u030cabljak', 'zabljak'],
  ['St Tryphon’s cathedral', 'st-tryphons-cathedral'],
  ["Sailor's rest", 'sailors-rest'],
  ['‘Quoted’', 'quoted'],
  ['Summer 2026: 10 walks!', 'summer-2026-10-walks'],
  ['Kotor – Perast / Risan', 'kotor-perast-risan'],
  ['  spaces   and\ttabs\n', 'spaces-and-tabs'],
  ['---a---b---', 'a-b'],
  ['🎉 Carnival 🎭 night', 'carnival-night'],
  ['Café Ærø, Łódź, Straße', 'cafe-aero-lodz-strasse'],
  ['İstanbul', 'istanbul'],
  ['Perast on 100 m²', 'perast-on-100-m2'],
  ['𝐊𝐨𝐭𝐨𝐫 Art™', 'kotor-arttm'],
  ['Котор', 'котор'],
  ['東京 2026', '東京-2026'],
  ['', ''],
  ['🎉🎭', ''],
  ['<b>bold</b>', 'b-bold-b'],
];

test.each(CASES)('%j becomes %j', (title, slug) => {
  expect(toSlug(title)).toBe(slug);
});

test.each(CASES)('the slug of %j stays what it is when made again', (title) => {
  expect(toSlug(toSlug(title))).toBe(toSlug(title));
});
