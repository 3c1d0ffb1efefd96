import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MESSAGES } from '@/lib/i18n/messages';
import { PAGE_KINDS, SITE_PAGES } from '@/lib/routing/pageKinds';

const { en, sr } = MESSAGES;

/** The segments of a font’s character map: first and last character of each (OpenType, cmap format 4). */
function segmentsOf(font: Buffer): [number, number][] {
  const tables = font.readUInt16BE(4);
  const records = Array.from({ length: tables }, (_, index) => 12 + index * 16);
  const cmap = records.find((at) => font.toString('latin1', at, at + 4) === 'cmap') ?? 0;
  const start = font.readUInt32BE(cmap + 8);
  const subtables = Array.from(
    { length: font.readUInt16BE(start + 2) },
    (_, index) => start + font.readUInt32BE(start + 4 + index * 8 + 4),
  );
  const table = subtables.find((at) => font.readUInt16BE(at) === 4) ?? 0;
  const count = font.readUInt16BE(table + 6) / 2;
  return Array.from({ length: count }, (_, index) => [
    font.readUInt16BE(table + 16 + count * 2 + index * 2),
    font.readUInt16BE(table + 14 + index * 2),
  ]);
}

const segments = segmentsOf(readFileSync('lib/seo/share-images/render/fonts/eb-garamond-500.ttf'));
const has = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return segments.some(([first, last]) => first <= code && code <= last);
};

test('the characters of the font are Latin letters, and neither Chinese nor Arabic ones', () => {
  expect(has('A')).toBe(true);
  expect(has('ä')).toBe(true);
  expect(has('東')).toBe(false);
  expect(has('ع')).toBe(false);
});

test('the font has every letter of both languages, and Cyrillic', () => {
  const letters = 'čćžšđČĆŽŠĐ“”‘’„–—…€·éüößñ0123456789ЉЊЋЂЖљњћђж';
  expect([...letters].filter((letter) => !has(letter))).toEqual([]);
});

test('the font has every character of the shipped titles and labels', () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\b(en|sr)\.md$/.test(name),
  );
  const titles = files.flatMap((file) => /^title: (.*)$/m.exec(readFileSync(join('content', file), 'utf8'))?.[1] ?? []);
  expect(titles.length).toBeGreaterThan(100);
  const labels = [en, sr].flatMap((messages) => [
    messages.ShareCard.event,
    ...SITE_PAGES.map((page) => messages[PAGE_KINDS[page].messages].shareLabel),
  ]);
  const text = [...titles, ...labels].join('');
  expect([...new Set(text)].filter((character) => !has(character))).toEqual([]);
});
