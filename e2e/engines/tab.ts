import { setTimeout } from 'node:timers/promises';
import { constants, inflateSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { focusFault } from '../support/focus';
import { HYDRATED } from '../support/hydrated';
import type { Driver } from './driver';

/** Scripts may wait 10 s for the load event, then for an idle period. */
const TIMEOUT_MS = 20_000;
const POLL_MS = 50;
/** The service worker loads the offline page and its files before it takes control. */
const CONTROL_MS = 45_000;

/** The first byte of a compressed part of a PDF. */
const ZLIB_HEADER = 0x78;

const SCROLL_MS = 2_000;

/** More steps than to any control of the site; the last places of the map are the farthest. */
const MAX_STEPS = 300;

/** Records forbidden events of a page in the tab’s storage. */
export const NOTE_ERRORS = `(() => {
  const note = (text) => {
    try { sessionStorage.setItem('errors', (sessionStorage.getItem('errors') ?? '') + location.pathname + ': ' + text + '\\n'); } catch {}
  };
  addEventListener('error', ({ message }) => message && note(message));
  addEventListener('unhandledrejection', ({ reason }) => note('rejected: ' + reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => note(effectiveDirective + ' ' + blockedURI));
})();`;

/** The middle of the first visible element with this selector and name, if it stands still and nothing covers it. */
async function locate(selector: string, name: string): Promise<{ x: number; y: number } | null> {
  const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent ?? '';
  const frame = () => new Promise<unknown>((resolve) => requestAnimationFrame(resolve));
  const element = [...document.querySelectorAll(selector)].find(
    (each) => each.checkVisibility() && nameOf(each).includes(name),
  );
  // Just after it appeared, it may ignore the second tap of a double tap.
  if (!element || getComputedStyle(element).pointerEvents === 'none') return null;
  const place = (): DOMRect => element.getClientRects()[0] ?? element.getBoundingClientRect();
  const isInView = place().top > 100 && place().bottom < innerHeight - 100;
  if (!isInView) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = place();
  await frame();
  await frame();
  const { left, top, width, height } = place();
  const point = { x: left + width / 2, y: top + height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  // During a view transition only the root can be reached, for a moment after a dialog only the body.
  const isBlocked = hit === document.documentElement || hit === document.body;
  const isStill = before.left === left && before.top === top;
  return isStill && !isBlocked && (element.contains(hit) || hit?.contains(element)) ? point : null;
}

/** Whether an element with this selector, and this text or label with any spaces, is visible, or none is. */
const isVisible = (selector: string, name: string, isWanted: boolean): boolean => {
  const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
  const isNamed = (each: Element): boolean =>
    plain(`${each.getAttribute('aria-label') ?? ''} ${each.textContent}`).includes(plain(name));
  return isWanted === [...document.querySelectorAll(selector)].some((each) => each.checkVisibility() && isNamed(each));
};

const isFocused = (selector: string, name: string): boolean => {
  const element = document.activeElement;
  if (!element?.matches(selector)) return false;
  return `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`.includes(name);
};

/** Where the first visible element with this selector and name is from the focus, in the order of the document. */
function placeFromFocus(selector: string, name: string): 'here' | 'before' | 'after' {
  const isNamed = (element: Element): boolean =>
    `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`.includes(name);
  const focused = document.activeElement ?? document.body;
  if (focused.matches(selector) && isNamed(focused)) return 'here';
  const target = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility() && isNamed(each));
  const isBefore = target?.compareDocumentPosition(focused) === Node.DOCUMENT_POSITION_FOLLOWING;
  return isBefore ? 'before' : 'after';
}

/** A page as a test uses it: the same in every engine. */
export class Tab {
  constructor(
    private readonly driver: Driver,
    private readonly origin: string,
    /** Whether clicks are made by Tab and Enter. */
    private readonly isByKeyboard: boolean,
    private readonly timeout = TIMEOUT_MS,
  ) {}

  /** The same page with another limit for its waits, in milliseconds. */
  within(timeout: number): Tab {
    return new Tab(this.driver, this.origin, this.isByKeyboard, timeout);
  }

  /** Opens a path of the site, without waiting for its scripts. */
  async open(path: string): Promise<void> {
    await this.driver.goto(this.origin + path);
  }

  async openHydrated(path: string): Promise<void> {
    await this.open(path);
    await this.hydrated();
  }

  async reload(): Promise<void> {
    await this.driver.reload();
  }

  async back(): Promise<void> {
    await this.evaluate(() => history.back());
  }

  /** Runs a function in the page. It can use only its arguments. */
  evaluate<T, A extends unknown[]>(script: (...given: A) => T, ...given: A): Promise<Awaited<T>> {
    return this.driver.evaluate(`(${script})(...${JSON.stringify(given)})`) as Promise<Awaited<T>>;
  }

  /** Pixels that the page is wider than its window. */
  overflow(): Promise<number> {
    return this.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  }

  /** Runs the source of a script in the page, despite its policy. */
  async run(source: string): Promise<void> {
    await this.driver.evaluate(`(() => { ${source} })()`);
  }

  /** Waits until a function returns something in the page, through navigations. */
  async until<T, A extends unknown[]>(script: (...given: A) => T, ...given: A): Promise<NonNullable<Awaited<T>>> {
    const deadline = Date.now() + this.timeout;
    for (;;) {
      const value = await this.evaluate(script, ...given).catch((error: unknown) => error);
      if (value && !(value instanceof Error)) return value as NonNullable<Awaited<T>>;
      if (Date.now() > deadline) {
        const place = await this.evaluate(() => `${location.href} (${document.readyState})`).catch(String);
        throw new Error(`not within ${this.timeout} ms at ${place}: ${script} ${given} ${value}`);
      }
      await setTimeout(POLL_MS);
    }
  }

  /** Waits until the scripts of the page have hydrated all of it. */
  hydrated(): Promise<boolean> {
    return this.until((sign) => document.querySelector(sign) !== null, HYDRATED);
  }

  /**
   * Waits until the service worker serves the page. WebKit sometimes reports `installing` forever for an active worker,
   * so the state is not read.
   */
  controlled(): Promise<boolean> {
    return this.within(CONTROL_MS).until(() => navigator.serviceWorker.controller !== null);
  }

  /** Waits until an element with this selector, and this text or label, is visible. */
  see(selector: string, name = ''): Promise<boolean> {
    return this.until(isVisible, selector, name, true);
  }

  /** Waits until none is. */
  gone(selector: string, name = ''): Promise<boolean> {
    return this.until(isVisible, selector, name, false);
  }

  /** Scrolls to the first visible element with this selector and name, and presses the mouse on it. */
  async click(selector: string, name = ''): Promise<void> {
    if (this.isByKeyboard) return this.activate(selector, name);
    const { x, y } = await this.until(locate, selector, name);
    await this.driver.clickAt(x, y);
  }

  /** Waits until the focus is on an element with this selector, and this text or label. */
  focused(selector: string, name = ''): Promise<boolean> {
    return this.until(isFocused, selector, name);
  }

  /**
   * Presses Tab, or Shift+Tab if it is further up, until the focus is on an element with this selector, and this text
   * or label. The focus is seen at each step.
   */
  async tabTo(selector: string, name = ''): Promise<void> {
    await this.see(selector, name);
    for (let step = 0; step < MAX_STEPS; step += 1) {
      const place = await this.evaluate(placeFromFocus, selector, name);
      if (place === 'here') return;
      await this.press(place === 'before' ? 'Shift+Tab' : 'Tab');
      // The scroll to it may take a moment.
      await expect
        .configure({ soft: true })
        .poll(() => this.evaluate(focusFault), { timeout: SCROLL_MS })
        .toBeNull();
    }
    throw new Error(`${selector} ${name} is not reached by ${MAX_STEPS} steps`);
  }

  /** Reaches an element by Tab, and presses Enter on it if it is not a field. */
  private async activate(selector: string, name: string): Promise<void> {
    await this.tabTo(selector, name);
    if (!(await this.evaluate(isFocused, 'input, select', ''))) await this.press('Enter');
  }

  /** Gives a field a value as the browser’s own picker does, such as a day or a time. */
  async pick(selector: string, value: string): Promise<void> {
    await this.see(selector);
    await this.evaluate(
      (match, chosen) => {
        const field = document.querySelector(match) as HTMLInputElement | HTMLSelectElement;
        const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
        set?.call(field, chosen);
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      },
      selector,
      value,
    );
  }

  press = (key: string): Promise<unknown> => this.driver.press(key);

  type = (text: string): Promise<unknown> => this.driver.type(text);

  /** The number of A4 pages that the page is printed on. */
  async printedPages(): Promise<number> {
    const pdf = Buffer.from((await this.driver.print?.()) ?? []);
    // Parts of the file are compressed, among them the list of its pages.
    const streams = [...pdf.toString('latin1').matchAll(/stream\r?\n/g)].map(({ 0: start, index }) => {
      const rest = pdf.subarray(index + start.length);
      return rest[0] === ZLIB_HEADER
        ? inflateSync(rest, { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1')
        : '';
    });
    return Number(/\/Type \/Pages[^>]*\/Count (\d+)/.exec(streams.join('\n'))?.[1]);
  }

  /** Errors, rejected promises and violations of the policy so far, by page. */
  async errors(): Promise<string[]> {
    // A document that is about to be replaced may refuse its storage.
    const { noted } = await this.until(() => ({ noted: sessionStorage.getItem('errors') ?? '' }));
    return noted.split('\n').filter(Boolean);
  }
}
