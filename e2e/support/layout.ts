import type { Page } from '@playwright/test';

/** Runs in the browser, so it may use nothing from outside. */
function textFaults(): string[] {
  type Block = { element: Element; text: string; rects: DOMRect[] };
  /** Letters are lower than the line box a range reports; this much of it above and below is air. */
  const AIR = 0.22;
  const TOLERANCE = 2;
  const root = document.documentElement;
  const faults: string[] = [];
  const short = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 50);

  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
    !element.closest('[inert], noscript');
  /** Text for screen readers, and teasers that end after some lines on purpose. */
  const isClipped = (element: Element): boolean => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { clipPath, webkitLineClamp } = getComputedStyle(each);
      if (clipPath.startsWith('inset(50%') || webkitLineClamp !== 'none') return true;
    }
    return false;
  };
  const isInScroller = (element: Element): boolean => {
    for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(each).overflowX) && each.scrollWidth > each.clientWidth) return true;
    }
    return false;
  };
  const letters = (rect: DOMRect): DOMRect =>
    new DOMRect(rect.x, rect.y + rect.height * AIR, rect.width, rect.height * (1 - 2 * AIR));

  /** Texts by their block. */
  const blocks = new Map<Element, Block>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || !isShown(parent) || isClipped(parent)) continue;
    let element: Element = parent;
    while (getComputedStyle(element).display.startsWith('inline') && element.parentElement)
      element = element.parentElement;
    const range = document.createRange();
    range.selectNodeContents(node);
    const block = blocks.get(element) ?? { element, text: '', rects: [] };
    block.text += node.textContent;
    block.rects.push(
      ...[...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1).map(letters),
    );
    blocks.set(element, block);
  }

  if (root.scrollWidth > root.clientWidth)
    faults.push(`the page is ${root.scrollWidth} px wide on ${root.clientWidth}`);
  for (const element of document.querySelectorAll<HTMLElement>('main p')) {
    const { webkitLineClamp, lineHeight } = getComputedStyle(element);
    const height = Number.parseFloat(webkitLineClamp) * Number.parseFloat(lineHeight);
    if (element.clientHeight > height + TOLERANCE) faults.push(`shown past its end: ${short(element.textContent)}`);
  }
  const all = [...blocks.values()].filter(({ element }) => !isInScroller(element));
  for (const { element, text, rects } of all) {
    const left = Math.min(...rects.map((rect) => rect.left));
    const right = Math.max(...rects.map((rect) => rect.right));
    if (left < -TOLERANCE || right > root.clientWidth + TOLERANCE) faults.push(`outside the screen: ${short(text)}`);
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflow === 'visible') continue;
      const frame = box.getBoundingClientRect();
      const isCut = rects.some(
        (rect) =>
          rect.top < frame.top - TOLERANCE ||
          rect.bottom > frame.bottom + TOLERANCE ||
          rect.left < frame.left - TOLERANCE ||
          rect.right > frame.right + TOLERANCE,
      );
      if (isCut) faults.push(`cut off: ${short(text)}`);
    }
  }
  for (const [index, one] of all.entries()) {
    for (const other of all.slice(index + 1)) {
      const overlap = one.rects.some((a) =>
        other.rects.some(
          (b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOLERANCE &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > TOLERANCE,
        ),
      );
      if (overlap) faults.push(`over each other: ${short(one.text)} | ${short(other.text)}`);
    }
  }
  return faults;
}

/** Text that is cut off, shown past the lines it is clamped to, outside the screen or over other text. */
export const textFaultsOf = (page: Page): Promise<string[]> => page.evaluate(textFaults);

/** Runs in the browser, so it may use nothing from outside. */
function brokenWords(): string[] {
  const broken: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const shown = node.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // Text for screen readers has no width.
    if (!shown || getComputedStyle(node.parentElement as Element).clipPath !== 'none') continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(
      /(?<=^|\s)[\p{L}\p{N}]{2,7}(?=$|[\s,.;:!?])/gu,
    )) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
      );
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}

/** Words of up to seven letters that go on in the next line: their column is too narrow. */
export const brokenWordsOf = (page: Page): Promise<string[]> => page.evaluate(brokenWords);
