import { cleanText, renderTitle } from '@/lib/seo/share-images/render/text';

const BOX = { width: 800, height: 330 };

test.each([
  ['a short title', 'News', 92, 1],
  ['one whose ink is higher than a line', 'Šetnja jezerom', 92, 1],
  ['one of two lines', 'Četiri riječi, četiri riječi', 92, 2],
  ['a word longer than a line', 'y'.repeat(60), 44, 2],
])('%s is set as %s at %i px in %i lines', async (_what, title, size, lines) => {
  const { height } = await renderTitle(title, BOX);
  expect(height).toBeGreaterThan(size * (1.1 * lines - 0.7));
  expect(height).toBeLessThan(size * (1.1 * lines + 0.1));
});

test('a long title gets a smaller size, instead of more lines', async () => {
  const { height } = await renderTitle(Array(6).fill('četiri riječi').join(' '), BOX);
  expect(height).toBeLessThan(280);
});

test('the lines of a title are balanced', async () => {
  const { width } = await renderTitle('Četiri riječi, četiri riječi', BOX);
  expect(width).toBeLessThan(600);
});

test.each([
  ['KotorArt, a summer of music', 'KotorArt, a\u00a0summer of music'],
  ['Plava špilja i spoljni zaliv', 'Plava špilja i\u00a0spoljni zaliv'],
])('no line of %j ends on a word of one letter', async (title, bound) => {
  expect((await renderTitle(title, BOX)).width).toBe((await renderTitle(bound, BOX)).width);
});

test.each([
  ['⚠️ Closed', 'Closed'],
  ['🏖️ ☀ Summer ❄ and ❤ winter 👨‍👩‍👧 🇲🇪', 'Summer and winter'],
  ['Hotel ★★★★ → 1️⃣ #2 * −2 °C © ® ™', 'Hotel 1 #2 * −2 °C © ® ™'],
  ['Kotor 東京 Котор', 'Kotor Котор'],
  ['مدينة كوتور القديمة', ''],
  ['Šta\u0301 č', 'Štá č'],
  ['\ue000\u{e0001}\ud800', ''],
])('the font can draw what is left of %j: %j', (text, drawn) => {
  expect(cleanText(text, 60)).toBe(drawn);
});

const LONG = [
  ...[`a${'\u0300'.repeat(300)}`, '\u0300'.repeat(300), 'ก็็็็็็'.repeat(50), 'ﷺ'.repeat(300), 'W'.repeat(300)],
  ...['i '.repeat(300), '<&'.repeat(150), '東'.repeat(300), 'العربية '.repeat(50)],
];

test.each(LONG.map((title) => [title.slice(0, 8), title]))('%j … is set within its box', async (_start, title) => {
  const { width, height } = await renderTitle(cleanText(title, 240) || 'Kotor', BOX);
  expect(width).toBeLessThanOrEqual(BOX.width);
  expect(height).toBeLessThanOrEqual(BOX.height);
});
