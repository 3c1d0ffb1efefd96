import { HYDRATION_END } from '@/lib/server/document/hydration.browser';
import { DEFERRED_SCRIPTS_ID, FIRST_VIEW_END, WEB_FONTS_ID } from '@/lib/server/document/names';
import { savesData } from '@/lib/server/document/savesData.browser';

// Runs in the browser, inline at the end of every cached page: loads the other pictures, the web fonts and the scripts
// after the first picture, so that they do not compete with it and the text.

/** Limits of the waits, in case a browser never reports an event (milliseconds). */
const MAX_LOAD_MS = 10_000;
const MAX_PAINT_MS = 1_000;
const MAX_IDLE_MS = 2_000;
/** A press before hydration counts for this time (milliseconds). */
const MAX_PRESS_MS = 10_000;
/** Delays before a lost file is requested again, each twice as long as the one before (milliseconds). */
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 32_000;

const isSaving = savesData();

const within = (milliseconds: number, event: Promise<unknown>): Promise<unknown> =>
  Promise.race([event, new Promise((resolve) => setTimeout(resolve, milliseconds))]);

const pageLoad = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(null);
    else addEventListener('load', resolve, { once: true });
  });

const firstPaint = (): Promise<unknown> =>
  new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }));

async function firstView(): Promise<void> {
  await pageLoad();
  await document
    .querySelector<HTMLImageElement>('img[loading=eager]')
    ?.decode()
    .catch(() => {});
  await within(MAX_PAINT_MS, firstPaint());
}

function loadFonts(): void {
  const style = document.querySelector<HTMLStyleElement>(`style[data-href="${WEB_FONTS_ID}"]`);
  if (style && !isSaving) style.media = 'all';
}

/** Scripts run in their order. With the `async` attribute React recognises them as the ones it rendered. */
function loadScript(src: string): void {
  const script = document.createElement('script');
  script.src = src;
  script.async = false;
  document.head.append(script);
  script.setAttribute('async', '');
}

/** Requests the scripts once. */
function loadScripts(): void {
  const list = document.getElementById(DEFERRED_SCRIPTS_ID);
  if (!list) return;
  list.remove();
  for (const src of JSON.parse(list.textContent) as string[]) loadScript(src);
}

/**
 * Retries a style sheet or script that the connection lost: neither browsers nor React do, and a missing sheet leaves
 * the following pages unstyled too.
 */
function retryLostFiles(): void {
  const waits = new Map<string, number>();
  const retry = ({ target }: Event): void => {
    const isSheet = target instanceof HTMLLinkElement && target.rel === 'stylesheet';
    if (!isSheet && !(target instanceof HTMLScriptElement)) return;
    const url = (isSheet ? target.getAttribute('href') : target.getAttribute('src')) ?? '';
    const wait = waits.get(url) ?? FIRST_RETRY_MS;
    if (wait > LAST_RETRY_MS) return;
    waits.set(url, wait * 2);
    setTimeout(() => {
      // The bundler removes scripts that it inserted, and retries them itself.
      if (!target.isConnected) return;
      // Inserting a link requests it, even in its own place.
      if (isSheet) return target.replaceWith(target);
      target.remove();
      loadScript(url);
    }, wait);
  };
  // Errors of elements do not bubble.
  addEventListener('error', retry, true);
}

const isInLink = ({ target }: Event): boolean => target instanceof Element && target.closest('a') !== null;

/** With data saving, scripts load on the first press of anything but a link, otherwise on any interaction. */
function loadScriptsOnUse(): void {
  const types = isSaving ? ['click', 'keydown'] : ['pointerdown', 'keydown', 'scroll'];
  const onUse = (event: Event): void => {
    if (!isSaving || !isInLink(event)) loadScripts();
  };
  for (const type of types) addEventListener(type, onUse, { capture: true, passive: true });
}

/**
 * Repeats the press of a button before hydration, unless the button has changed since. Until then the progress line of
 * a loading page acknowledges the press.
 */
function repeatEarlyPress(): void {
  const line = document.createElement('div');
  line.className = 'link-progress';
  let button: HTMLElement | null = null;
  let before = '';
  let time = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const remember = ({ target, timeStamp }: Event): void => {
    button = (target as Element).closest('button[type=button]');
    before = button?.outerHTML ?? '';
    time = timeStamp;
    // An earlier press no longer counts.
    clearTimeout(timer);
    line.remove();
    if (!button) return;
    // Outside the body: hydration would find an element there that React has not rendered.
    document.documentElement.append(line);
    // In case the scripts never load.
    timer = setTimeout(() => line.remove(), MAX_PRESS_MS);
  };
  const repeat = (): void => {
    line.remove();
    if (performance.now() - time < MAX_PRESS_MS && button?.outerHTML === before) button.click();
  };
  addEventListener('click', remember, true);
  const end = (): void => {
    removeEventListener('click', remember, true);
    // React hydrates on a press, and handles it, unless a script is missing.
    addEventListener('click', () => (button = null), { once: true });
    // Components read what is stored on the device right after they have hydrated.
    setTimeout(repeat);
  };
  addEventListener(HYDRATION_END, end, { once: true });
}

async function loadAfterFirstView(): Promise<void> {
  await within(MAX_LOAD_MS, firstView());
  dispatchEvent(new Event(FIRST_VIEW_END));
  loadFonts();
  if (isSaving) return;
  if ('requestIdleCallback' in window) requestIdleCallback(loadScripts, { timeout: MAX_IDLE_MS });
  else setTimeout(loadScripts);
}

// With a service worker in control the fonts are on the device: they need not wait.
if (navigator.serviceWorker?.controller) loadFonts();
retryLostFiles();
loadScriptsOnUse();
repeatEarlyPress();
void loadAfterFirstView();
