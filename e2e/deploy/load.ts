import { setTimeout as wait } from 'node:timers/promises';
import { LANGUAGES } from '@/lib/i18n/language';
import { TAG } from '../support/messages';

export type Load = {
  sent: number;
  /** One line for each request that failed, or was answered in a wrong language. */
  wrong: string[];
  /** Age of the oldest page, by the time it says it was rendered. */
  oldestSeconds: number;
  slowestMs: number;
};

/** Cached pages only: a page rendered for each request is lost when its instance is killed. */
const PATHS = ['/', '/legal', '/city-card', '/visitors-info', '/imprint', '/cookie-policy', '/tax'];
/** Longer than the proxy tries all instances. */
const TIMEOUT_MS = 10_000;

/** Requests a page over connections that stay open; everything but 200 counts as failed. */
async function get(port: number, path: string, headers: Record<string, string>) {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'manual', signal });
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  return { text: await response.text(), language: response.headers.get('content-language') };
}

/** Requests every page once in both languages, so that the measured site has not just started. */
export async function warmUp(port: number): Promise<void> {
  for (const path of PATHS) {
    for (const language of LANGUAGES) await get(port, path, { cookie: `lang=${language}` });
  }
}

/** When a page was rendered, as its RSC payload says; 0 for pages that do not change. */
const renderedAt = (html: string): number => Number(/renderedAt\\*":(\d+)/.exec(html)?.[1] ?? 0);

/**
 * Visitors of a proxy, so many a second whatever it answers, each requesting a page in a language.
 *
 * @param meanwhile what happens to the site; the load lasts as long, and at least `seconds`
 */
export async function visit(
  port: number,
  perSecond: number,
  seconds: number,
  meanwhile: () => Promise<void>,
): Promise<Load> {
  const load: Load = { sent: 0, wrong: [], oldestSeconds: 0, slowestMs: 0 };
  const started = performance.now();

  async function visitOnce(number: number): Promise<void> {
    const path = PATHS[number % PATHS.length] ?? '/';
    const language = number % 3 === 0 ? 'en' : 'sr';
    const from = `198.51.${number % 200}.${(number * 7) % 250}`;
    const sentAt = performance.now();
    try {
      const page = await get(port, path, { cookie: `lang=${language}`, 'x-forwarded-for': from });
      load.slowestMs = Math.max(load.slowestMs, performance.now() - sentAt);
      const isRight = page.language === TAG[language] && page.text.includes(`<html lang="${TAG[language]}"`);
      if (!isRight) throw new Error(`${path}: requested in ${language}, got ${page.language}`);
      const time = renderedAt(page.text);
      if (time) load.oldestSeconds = Math.max(load.oldestSeconds, (Date.now() - time) / 1_000);
    } catch (error) {
      load.wrong.push(`after ${((sentAt - started) / 1_000).toFixed(1)} s: ${error}`);
    }
  }

  let isOver = false;
  const happening = meanwhile().finally(() => {
    isOver = true;
  });
  const open = new Set<Promise<void>>();
  while (!isOver || performance.now() - started < seconds * 1_000) {
    const due = Math.floor(((performance.now() - started) / 1_000) * perSecond);
    for (; load.sent < due; load.sent += 1) {
      const one = visitOnce(load.sent);
      open.add(one);
      void one.finally(() => open.delete(one));
    }
    await wait(5);
  }
  await Promise.all(open);
  await happening;
  return load;
}
