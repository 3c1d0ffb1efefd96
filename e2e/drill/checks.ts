import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from '../support/http';
import type { Site } from '../support/site';

/** Longer than a visitor may wait, whatever the fault; unseen pages wait for a provider that hangs. */
const TIMEOUT_MS = 10_000;

const ARTICLES = Array.from({ length: 21 }, (_, index) => `/see-and-do/article/x?id=blog-${index + 10}`);
/** Pages that are made of the provider’s responses. */
export const PROVIDED = ['/', '/vijesti', '/news', '/events', '/see-and-do', ...ARTICLES];

export const PAGES = [...PROVIDED, '/legal', '/tax?adults=2&nights=3'];

/** What was seen, line by line; whether it is as promised. */
export class Report {
  readonly lines: string[] = [];
  isBroken = false;

  check(what: string, isRight: boolean): void {
    this.lines.push(`${isRight ? 'ok ' : 'NOT'} ${what}`);
    if (!isRight) this.isBroken = true;
  }
}

const isWhole = ({ status, text }: Answer): boolean =>
  [200, 503].includes(status) && text.trimEnd().endsWith('</html>');

/**
 * Requests pages one by one: each must be complete, have one of the statuses and come in time.
 *
 * @returns their statuses
 */
export async function checkPages(
  report: Report,
  site: Site,
  when: string,
  statuses = [200],
  paths = PAGES,
): Promise<(number | undefined)[]> {
  const seen: (number | undefined)[] = [];
  const wrong: string[] = [];
  let slowest = 0;
  for (const path of paths) {
    const started = Date.now();
    const answer = await site.request(path).catch(() => null);
    seen.push(answer?.status);
    const ms = Date.now() - started;
    slowest = Math.max(slowest, ms);
    const isRight = answer && statuses.includes(answer.status) && isWhole(answer) && ms < TIMEOUT_MS;
    if (!isRight) wrong.push(`${path} ${answer?.status ?? 'no response'} ${ms} ms`);
  }
  const count = `${paths.length - wrong.length} of ${paths.length} complete with ${statuses.join(' or ')}`;
  report.check(`${when}: ${[count, ...wrong.slice(0, 3)].join(', ')}; slowest ${slowest} ms`, wrong.length === 0);
  return seen;
}

export async function checkScripts(report: Report, site: Site): Promise<void> {
  const pages = await Promise.all(ARTICLES.map((path) => site.request(path)));
  const scripts = [
    ...new Set(pages.flatMap(({ text }) => text.match(/\/_next\/static\/[\w./-]+?\.(?:js|css)/g) ?? [])),
  ];
  const statuses = await Promise.all(scripts.map(async (path) => (await site.request(path)).status));
  report.check(
    `${scripts.length} scripts and styles of the pages can be loaded`,
    scripts.length > 5 && statuses.every((each) => each === 200),
  );
}

export const countOf = (site: Site, event: string): number => site.output().split(`"event":"${event}"`).length - 1;

/** Whether something comes true within a visitor's patience. */
export async function waitUntil(is: () => boolean | Promise<boolean>): Promise<boolean> {
  const end = Date.now() + TIMEOUT_MS;
  while (Date.now() < end) {
    if (await is()) return true;
    await wait(100);
  }
  return false;
}

/** Waits until an event is in the log, where it has to be once. */
export async function checkLoggedOnce(report: Report, site: Site, event: string): Promise<void> {
  await waitUntil(() => countOf(site, event) > 0);
  report.check(`${event} logged ${countOf(site, event)} times`, countOf(site, event) === 1);
}

export async function checkReady(report: Report, site: Site): Promise<void> {
  const { status } = await site.request('/readyz');
  report.check(`/readyz ${status}`, status === 200);
}

export function checkNoCrash(report: Report, site: Site): void {
  const crashes = ['request.failed', 'uncaughtException', 'unhandledRejection'].filter(
    (event) => countOf(site, event) > 0,
  );
  report.check(`no error outside the promise${crashes.length ? `: ${crashes.join(', ')}` : ''}`, crashes.length === 0);
}
