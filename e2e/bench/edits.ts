import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { memoryMB } from '../support/processUsage';
import { type Site, startSite } from '../support/site';
import { makeSiteFolder } from '../support/siteFolder';
import { REST_MS } from './measure';
import { SINGLE, singleRow, type Table } from './results';

const EDITS = 500;
const EDIT_EVERY_MS = 500;
const REQUEST_EVERY_MS = 10;
const WARM_UP_MS = 20_000;

/** Pages with the title of the edited article, and two without it. The search marks the word that it found. */
const SECTION = '/see-and-do/attractions-and-sights/fortifications?id=fortifications';
const EDITED = ['/see-and-do/article/x?id=sea-gate', SECTION, '/search?q=gate', '/api/article/sea-gate'];
const PATHS = [...EDITED, '/', '/tax'];

/** Requests pages at a steady rate, whatever the responses, until `isOver`. */
async function visit(site: Site, isOver: () => boolean): Promise<{ times: number[]; failed: number; mixed: number }> {
  const result = { times: [] as number[], failed: 0, mixed: 0 };
  const request = async (path: string): Promise<void> => {
    const started = performance.now();
    const response = await site.request(path).catch(() => null);
    result.times.push(performance.now() - started);
    if (response?.status !== 200) result.failed += 1;
    if (new Set(response?.text.match(/edition \d+/g)).size > 1) result.mixed += 1;
  };
  const running: Promise<void>[] = [];
  for (let number = 0; !isOver(); number += 1) {
    running.push(request(PATHS[number % PATHS.length] ?? '/'));
    await wait(REQUEST_EVERY_MS);
  }
  await Promise.all(running);
  return result;
}

/** Seconds until a text is on all pages of the edited article. */
async function secondsUntilLive(site: Site, text: string): Promise<number> {
  const started = performance.now();
  for (const path of EDITED) while (!(await site.request(path)).text.includes(text)) await wait(REQUEST_EVERY_MS);
  return (performance.now() - started) / 1_000;
}

/** Edits a file of the content while visitors come, and measures what they get. */
async function measureEdits(site: Site, root: string) {
  const file = join(root, 'content/guide/sea-gate/text.en.md');
  const text = readFileSync(file, 'utf8');
  const warmUpEnd = Date.now() + WARM_UP_MS;
  await visit(site, () => Date.now() > warmUpEnd);
  await wait(REST_MS);
  const before = memoryMB(site.pid);
  let edit = 0;
  const visits = visit(site, () => edit === EDITS);
  for (; edit < EDITS; edit += 1) {
    writeFileSync(file, text.replace(/^title: .*$/m, `title: Gate, edition ${edit}`));
    await wait(EDIT_EVERY_MS);
  }
  const { times, failed, mixed } = await visits;
  const live = await secondsUntilLive(site, `edition ${EDITS - 1}`);
  await wait(REST_MS);
  return { times, failed, mixed, live, before, after: memoryMB(site.pid) };
}

/** An article is edited twice a second while visitors come. */
export async function edits(): Promise<Table> {
  const { root, remove } = makeSiteFolder(['content']);
  const site = await startSite({ folder: root });
  const { times, failed, mixed, live, before, after } = await measureEdits(site, root).finally(async () => {
    await site.stop();
    remove();
  });
  const slowest = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
  return {
    note: 'An article is edited 500 times, twice a second, while 100 pages a second are requested; measured once.',
    columns: SINGLE,
    rows: [
      singleRow('requests', '', times.length),
      singleRow('requests without a page', '', failed, { atMost: 0 }),
      singleRow('pages with two editions', '', mixed, { atMost: 0 }),
      singleRow('99 % of the requests answered in', 'ms', slowest),
      singleRow('last edit on all pages after', 's', live, { atMost: 10 }),
      singleRow('memory before', 'MB', before),
      singleRow('memory after', 'MB', after),
    ],
  };
}
