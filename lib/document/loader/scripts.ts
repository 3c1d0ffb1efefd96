import { nextTask } from '@/lib/document/loader/scheduling';
import { SCRIPTS_ID } from '@/lib/document/marks.mjs';
import { savesData } from '@/lib/savesData';

const list = document.getElementById(SCRIPTS_ID) as HTMLScriptElement;

/** Addresses of the scripts that are still to be asked for. */
const waiting: string[] = JSON.parse(list.text);

const saves = savesData();
const SIGNS = saves ? ['click', 'keydown'] : ['pointerdown', 'keydown', 'touchstart'];

/** After so many milliseconds scripts come though the page never rested, or where no browser tells that it does. */
const AT_REST_BY = 2_000;
const AT_REST_PERHAPS = 200;

/**
 * Asks for the scripts one by one. Each is told to be `async` once it is on its way, by which React knows that it need
 * not bring it again.
 */
async function bring(): Promise<void> {
  for (const address of waiting.splice(0)) {
    const script = document.createElement('script');
    script.src = address;
    script.async = false;
    document.head.append(script);
    script.setAttribute('async', '');
    await nextTask();
  }
}

const isInLink = ({ target }: Event): boolean => target instanceof Element && target.closest('a') !== null;

/** Whoever saves data gets scripts with the first press of what is no link. */
function onSign(event: Event): void {
  if (!saves || !isInLink(event)) start();
}

function start(): void {
  for (const sign of SIGNS) removeEventListener(sign, onSign, true);
  void bring();
}

/** The scripts come with the first touch or key. */
export function bringWhenTouched(): void {
  for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true, passive: true });
}

/** The scripts come when the page rests, unless the visitor saves data. */
export function bringAtRest(): void {
  if (saves) return;
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: AT_REST_BY });
  else setTimeout(start, AT_REST_PERHAPS);
}

/**
 * Parts the two tasks in which Next brings a page to life (instrumentation-client.ts), by an empty script that it runs
 * before the second, as its `beforeInteractive`.
 */
export function partTasksOfNext(): void {
  Object.assign(window, { __next_s: [[null, { type: 'text/plain', children: '' }]] });
}
