import sharp from 'sharp';

/** @typedef {{ text: string, colour: number[], rects: { x: number, y: number, width: number, height: number }[] }} Words */
/** @typedef {{ text: string, contrast: number }} Measured */

/** The share of pixels under a text, the likest to it, that may be worse than what is reported: single glints. */
const GLINTS = 0.02;

/**
 * Texts that lie on a picture with nothing opaque between, and where. Runs in the browser, so it names nothing outside
 * itself.
 *
 * @returns {Words[]}
 */
function findWords() {
  const pictures = [...document.querySelectorAll('picture, [data-panorama]')]
    .filter((picture) => picture.checkVisibility() && getComputedStyle(picture).position === 'absolute')
    .concat([...document.querySelectorAll('[aria-roledescription="slide"] picture')]);
  /** @type {(a: DOMRect, b: DOMRect) => boolean} */
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  /** @type {(element: Element) => boolean} */
  const isForEars = (element) => getComputedStyle(element).clipPath !== 'none';
  const words = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || parent.closest('dialog, noscript, [inert]')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isForEars(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2);
    const isOnPicture = pictures.some((picture) => {
      if (!rects.some((rect) => meet(rect, picture.getBoundingClientRect()))) return false;
      /** @type {Element | null} */
      let each = parent;
      for (; each && !each.contains(picture); each = each.parentElement) {
        const [, , , alpha = 1] = (getComputedStyle(each).backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
        if (alpha === 1) return false;
      }
      return true;
    });
    if (!isOnPicture) continue;
    words.push({
      text: node.textContent.trim(),
      colour: (getComputedStyle(parent).color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number),
      rects: rects.map(({ x, y, width, height }) => ({ x: x + scrollX, y: y + scrollY, width, height })),
    });
  }
  return words;
}

/** Brings every picture that waits for being near. */
async function bringPictures() {
  for (const image of document.images) image.loading = 'eager';
  await Promise.all(
    [...document.images].filter((image) => image.checkVisibility()).map((image) => image.decode().catch(() => {})),
  );
  await document.fonts.ready;
}

/** The page without its letters. A sheet made by script is the one kind the page’s policy lets in from outside. */
function hideText() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*, ::before, ::after { color: transparent !important; transition: none !important; animation: none !important }',
  );
  document.adoptedStyleSheets = [sheet];
}

/** The light of each value of a channel, as WCAG counts it. */
const LIGHT = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** @type {(red?: number, green?: number, blue?: number) => number} */
const luminance = (red = 0, green = 0, blue = 0) =>
  0.2126 * (LIGHT[red] ?? 0) + 0.7152 * (LIGHT[green] ?? 0) + 0.0722 * (LIGHT[blue] ?? 0);

/** @type {(one: number, other: number) => number} */
const contrast = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/**
 * How far each text on a picture stands out from the pixels under it, as WCAG counts contrast; the worst first.
 *
 * @param {import('@playwright/test').Page} page
 * @param {{ isWhole?: boolean }} [options] the whole page, or what fits the screen
 * @returns {Promise<Measured[]>}
 */
export async function measureTextOverPictures(page, { isWhole = false } = {}) {
  await page.evaluate(bringPictures);
  const words = await page.evaluate(findWords);
  await page.evaluate(hideText);
  const shot = await page.screenshot({ fullPage: isWhole, scale: 'css' });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  /** @param {Words} one */
  const measure = ({ text, colour, rects }) => {
    const own = luminance(...colour);
    const ratios = [];
    for (const rect of rects) {
      const bottom = Math.min(info.height, Math.floor(rect.y + rect.height));
      const right = Math.min(info.width, Math.floor(rect.x + rect.width));
      for (let y = Math.max(0, Math.ceil(rect.y)); y < bottom; y += 1) {
        for (let x = Math.max(0, Math.ceil(rect.x)); x < right; x += 1) {
          const at = (y * info.width + x) * 3;
          ratios.push(contrast(own, luminance(data[at], data[at + 1], data[at + 2])));
        }
      }
    }
    const worstFirst = Float32Array.from(ratios).sort();
    return { text, contrast: worstFirst[Math.floor(worstFirst.length * GLINTS)] ?? Number.POSITIVE_INFINITY };
  };
  return words
    .map(measure)
    .filter(({ contrast: ratio }) => Number.isFinite(ratio))
    .sort((a, b) => a.contrast - b.contrast);
}
