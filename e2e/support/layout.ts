import type { Page } from '@playwright/test';

/** Runs in the browser, so it may use nothing from outside. */
function textFaults(): string[] {
  /** Letters are lower than the line box a range reports; this much of it above and below is air. */
  const AIR = 0.22;
  const TOLERANCE = 2;
  const root = document.documentElement;
  const faults: string[] = [];
  const short = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 50);

  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
    !element.closest('[inert], noscript');
  /** Reading a style takes long, and neighbours share their ancestors. */
  const once = <T>(read: (element: Element) => T): ((element: Element) => T) => {
    const known = new Map<Element, T>();
    return (element) => {
      const value = known.get(element) ?? read(element);
      known.set(element, value);
      return value;
    };
  };
  const parentOf = ({ parentElement }: Element): Element | null =>
    parentElement === document.body ? null : parentElement;
  /** Text for screen readers, and teasers that end after some lines on purpose. */
  const isClipped: (element: Element) => boolean = once((element) => {
    const { clipPath, webkitLineClamp } = getComputedStyle(element);
    if (clipPath.startsWith('inset(50%') || webkitLineClamp !== 'none') return true;
    const parent = parentOf(element);
    return parent !== null && isClipped(parent);
  });
  /** Also in a carousel that scripts move. */
  const isInScroller: (element: Element) => boolean = once((element) => {
    const parent = parentOf(element);
    if (!parent) return false;
    const scrollable = parent.matches('[data-moving] > *') ? /auto|scroll|hidden/ : /auto|scroll/;
    const scrolls = scrollable.test(getComputedStyle(parent).overflowX) && parent.scrollWidth > parent.clientWidth;
    return scrolls || isInScroller(parent);
  });
  /** The boxes that may cut off an element: itself and those around it. */
  const framesOf: (element: Element) => DOMRect[] = once((element) => {
    const parent = parentOf(element);
    const outer = parent ? framesOf(parent) : [];
    return getComputedStyle(element).overflow === 'visible' ? outer : [element.getBoundingClientRect(), ...outer];
  });
  const letters = (rect: DOMRect): DOMRect =>
    new DOMRect(rect.x, rect.y + rect.height * AIR, rect.width, rect.height * (1 - 2 * AIR));

  /** Texts by their block. */
  const blocks = new Map<Element, { text: string; rects: DOMRect[] }>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || !isShown(parent) || isClipped(parent)) continue;
    let element: Element = parent;
    while (getComputedStyle(element).display.startsWith('inline') && element.parentElement)
      element = element.parentElement;
    const range = document.createRange();
    range.selectNodeContents(node);
    const block = blocks.get(element) ?? { text: '', rects: [] };
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
  const all = [...blocks]
    .filter(([element]) => !isInScroller(element))
    .map(([element, { text, rects }]) => ({
      element,
      text: short(text),
      rects,
      top: Math.min(...rects.map((rect) => rect.top)),
      bottom: Math.max(...rects.map((rect) => rect.bottom)),
      left: Math.min(...rects.map((rect) => rect.left)),
      right: Math.max(...rects.map((rect) => rect.right)),
    }));
  for (const { element, text, top, bottom, left, right } of all) {
    if (left < -TOLERANCE || right > root.clientWidth + TOLERANCE) faults.push(`outside the screen: ${text}`);
    for (const frame of framesOf(element)) {
      const beyond = [frame.top - top, bottom - frame.bottom, frame.left - left, right - frame.right];
      if (beyond.some((pixels) => pixels > TOLERANCE)) faults.push(`cut off: ${text}`);
    }
  }
  all.sort((one, other) => one.top - other.top);
  for (const [index, one] of all.entries()) {
    for (const other of all.slice(index + 1)) {
      // All that follow are further down.
      if (other.top > one.bottom) break;
      const overlap = one.rects.some((a) =>
        other.rects.some(
          (b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOLERANCE &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > TOLERANCE,
        ),
      );
      if (overlap) faults.push(`over each other: ${one.text} | ${other.text}`);
    }
  }
  return faults;
}

/** Text that is cut off, shown past the lines it is clamped to, outside the screen or over other text. */
export const textFaultsOf = (page: Page): Promise<string[]> => page.evaluate(textFaults);

/** Runs in the browser, so it may use nothing from outside. */
function brokenWords([words, selector]: [RegExp, string]): string[] {
  const broken: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const shown = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    // Text for screen readers has no width.
    if (!shown || !parent?.closest(selector) || getComputedStyle(parent).clipPath !== 'none') continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(words)) {
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

const SHORT_WORDS = /(?<=^|\s)[\p{L}\p{N}]{2,7}(?=$|[\s,.;:!?])/gu;

/** Words that go on in the next line: those of up to seven letters if their column is too narrow. */
export const brokenWordsOf = (page: Page, words = SHORT_WORDS, selector = 'body'): Promise<string[]> =>
  page.evaluate(brokenWords, [words, selector] as [RegExp, string]);
