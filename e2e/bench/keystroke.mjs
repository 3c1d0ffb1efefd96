import { median } from './median.mjs';
import { record, scriptTime, sum, tasksOf, toTime, workOfThread } from './trace.mjs';

/**
 * What the page’s main thread did for a keystroke, in milliseconds of its own processor time, so that other work on the
 * machine counts little.
 *
 * @typedef {{ letter: number, results: number, longest: number, script: number, all: number }} Cost `letter` is from the
 *   task of the keystroke to the frame that shows the letter, both included; `results` is the dearest frame after that one, with all
 *   that was done since the frame before it; `longest` is the longest task after the letter’s frame, which is what the
 *   next letter may have to wait for; `script` is what of all the site’s own code is, the rest being the browser’s;
 *   `all` is everything together
 */

/** What is said of many keystrokes, part by part. */
const PARTS = /** @type {const} */ ([
  ['the letter and its frame', 'letter'],
  ['what it finds and its frame', 'results'],
  ['the longest task after the letter', 'longest'],
  ['scripts, all together', 'script'],
  ['all together', 'all'],
]);

/** @typedef {import('./trace.mjs').TraceEvent} TraceEvent */

/** What a keystroke may cost, in milliseconds: a frame. */
export const FRAME_MS = 16;

/** The events by which a task is known to be the keystroke’s. */
const TYPED = new Set(['keydown', 'input']);

/**
 * Tasks as far as the frame that ends them, and last those after which no frame came.
 *
 * @param {TraceEvent[]} tasks @param {TraceEvent[]} commits
 */
function upToFrames(tasks, commits) {
  /** @type {TraceEvent[][]} */
  const groups = [[]];
  for (const task of tasks) {
    groups.at(-1)?.push(task);
    if (commits.some(({ ts }) => ts >= task.ts && ts < task.ts + task.dur)) groups.push([]);
  }
  return groups;
}

/** @param {TraceEvent[]} events @returns {Cost} */
function costOf(events) {
  const typed = events.find(({ name, args }) => name === 'EventDispatch' && TYPED.has(args.data?.type ?? ''));
  if (!typed) throw new Error('nothing was typed');
  const work = workOfThread(events, typed);
  const tasks = tasksOf(work).filter(({ ts, dur }) => ts + dur >= typed.ts);
  const commits = work.filter(({ name, ts }) => name === 'Commit' && ts > typed.ts);
  const [letter = [], ...after] = upToFrames(tasks, commits);
  return {
    letter: sum(letter),
    results: Math.max(0, ...after.slice(0, -1).map(sum)),
    longest: Math.max(0, ...after.flat().map(toTime)),
    script: scriptTime(work.filter(({ ts }) => ts >= typed.ts)),
    all: sum(tasks),
  };
}

/**
 * Records what one keystroke costs.
 *
 * @param {import('@playwright/test').CDPSession} session
 * @param {() => Promise<void>} type types it, and waits for what follows
 */
export async function measureKeystroke(session, type) {
  return costOf(await record(session, type));
}

/** @param {number[]} values @param {number} share */
export const quantile = (values, share) => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

/** One line about many keystrokes. @param {string} name @param {number[]} times */
function summary(name, times) {
  const within = times.filter((time) => time < FRAME_MS).length;
  const [middle, most, max] = [quantile(times, 0.5), quantile(times, 0.9), Math.max(...times)].map((time) =>
    time.toFixed(1),
  );
  const share = Math.round((100 * within) / times.length);
  return `${name}: median ${middle}, 90 % ${most}, max ${max} ms; ${share} % of ${times.length} under ${FRAME_MS} ms`;
}

/**
 * Prints what keystrokes cost part by part, and then each of them: its letter and what it finds. One that was typed in
 * several visits counts with the median of them.
 *
 * @param {readonly string[]} keys @param {Cost[][]} visits
 */
export function report(keys, visits) {
  const timesOf = (/** @type {keyof Cost} */ part) =>
    keys.map((_, index) => median(visits.map((costs) => costs[index]?.[part] ?? 0)));
  for (const [name, part] of PARTS) console.log(summary(name, timesOf(part)));
  const [letters, results] = [timesOf('letter'), timesOf('results')];
  const named = keys.map((key) => (key === 'Backspace' ? '<' : key));
  console.log(
    named.map((key, index) => `${key} ${letters[index]?.toFixed(0)}+${results[index]?.toFixed(0)}`).join('  '),
  );
}
