import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrastOf, luminance } from '@/lib/articles/contrast.testUtils';
import { loadPictures } from '../support/pictures';

type Rect = { x: number; y: number; width: number; height: number };
type VisibleText = { text: string; colour: number[]; rects: Rect[] };
type TextContrast = { text: string; contrast: number };

/** The share of pixels beside a text that may have less contrast than reported: single highlights in a photo. */
const OUTLIERS = 0.02;

/** How far from a letter its surroundings reach, in pixels: WCAG asks for the contrast to the pixels next to it (G18). */
const NEAR = 2;

/** The least difference of a channel by which a pixel belongs to a letter. */
const OF_LETTER = 60;

/**
 * Texts that lie on a picture with nothing opaque between, and their boxes. Runs in the browser, so it refers to nothing
 * outside itself.
 */
function findTexts(): VisibleText[] {
  const pictures = [...document.querySelectorAll<Element>('picture')]
    .filter((picture) => picture.checkVisibility() && getComputedStyle(picture).position === 'absolute')
    .concat([...document.querySelectorAll('[aria-roledescription="slide"] picture')]);
  const overlap = (a: DOMRect, b: DOMRect): boolean =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const isVisuallyHidden = (element: Element): boolean => getComputedStyle(element).clipPath !== 'none';
  const texts: VisibleText[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || parent.closest('dialog, noscript, [inert]')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isVisuallyHidden(parent))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2);
    const isOnPicture = pictures.some((picture) => {
      if (!rects.some((rect) => overlap(rect, picture.getBoundingClientRect()))) return false;
      let each: Element | null = parent;
      for (; each && !each.contains(picture); each = each.parentElement) {
        const [, , , alpha = 1] = (getComputedStyle(each).backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
        if (alpha === 1) return false;
      }
      return true;
    });
    if (!isOnPicture) continue;
    texts.push({
      text: node.textContent.trim(),
      colour: (getComputedStyle(parent).color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number),
      rects: rects.map(({ x, y, width, height }) => ({ x: x + scrollX, y: y + scrollY, width, height })),
    });
  }
  return texts;
}

/** Makes the text transparent. A constructed style sheet is the one kind the page’s policy does not block. */
function hideText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*, ::before, ::after { color: transparent !important; transition: none !important; animation: none !important }',
  );
  document.adoptedStyleSheets = [sheet];
}

/** Marks the pixels of letters and next to them, by two screenshots of the same page: with its text and without. */
function findLetters(shown: Buffer, hidden: Buffer, width: number): Uint8Array {
  const isNear = new Uint8Array(hidden.length / 3);
  for (let at = 0; at < hidden.length; at += 1) {
    if (Math.abs((shown[at] ?? 0) - (hidden[at] ?? 0)) < OF_LETTER) continue;
    for (let row = -NEAR; row <= NEAR; row += 1) {
      const middle = Math.floor(at / 3) + row * width;
      isNear.fill(1, Math.max(0, middle - NEAR), Math.max(0, middle + NEAR + 1));
    }
  }
  return isNear;
}

/** The WCAG contrast of each text of a page on a picture to the pixels behind and next to its letters, the lowest first. */
export async function measureTextOverPictures(page: Page): Promise<TextContrast[]> {
  await loadPictures(page);
  await page.evaluate(() => document.fonts.ready);
  const texts = await page.evaluate(findTexts);
  const shoot = async () =>
    sharp(await page.screenshot({ fullPage: true, scale: 'css' }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
  const shown = await shoot();
  await page.evaluate(hideText);
  const { data, info } = await shoot();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const isNear = findLetters(shown.data, data, info.width);
  const measure = ({ text, colour, rects }: VisibleText): TextContrast => {
    const own = luminance(colour);
    const contrasts: number[] = [];
    for (const rect of rects) {
      const bottom = Math.min(info.height, Math.floor(rect.y + rect.height));
      const right = Math.min(info.width, Math.floor(rect.x + rect.width));
      for (let y = Math.max(0, Math.ceil(rect.y)); y < bottom; y += 1) {
        for (let x = Math.max(0, Math.ceil(rect.x)); x < right; x += 1) {
          const pixel = y * info.width + x;
          if (!isNear[pixel]) continue;
          const at = pixel * 3;
          contrasts.push(contrastOf(own, luminance(data.subarray(at, at + 3))));
        }
      }
    }
    const sorted = Float32Array.from(contrasts).sort();
    return { text, contrast: sorted[Math.floor(sorted.length * OUTLIERS)] ?? Number.POSITIVE_INFINITY };
  };
  return texts
    .map(measure)
    .filter(({ contrast }) => Number.isFinite(contrast))
    .sort((a, b) => a.contrast - b.contrast);
}
