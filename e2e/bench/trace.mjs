/**
 * @typedef {{ name: string, ph: string, ts: number, dur: number, tdur?: number, tid: number, pid: number,
 *   args: { data?: { type?: string }, beginData?: { url?: string } } }} TraceEvent what the browser tells of its work:
 *   `ts` and `dur` in microseconds of the clock, `tdur` in those of the processor
 */

/** The events in which the site’s code runs. */
const RUNS = new Set([
  'EvaluateScript',
  'EventDispatch',
  'TimerFire',
  'FireAnimationFrame',
  'FunctionCall',
  'RunMicrotasks',
]);

/** In milliseconds of the processor’s time, so that other work on the machine counts little. @param {TraceEvent} event */
export const toTime = ({ tdur = 0 }) => tdur / 1_000;

/** @param {TraceEvent[]} events */
export const sum = (events) => events.reduce((time, event) => time + toTime(event), 0);

/**
 * Records what the browser does.
 *
 * @param {import('@playwright/test').CDPSession} session
 * @param {() => Promise<unknown>} act does it, and waits for what follows
 */
export async function record(session, act) {
  /** @type {TraceEvent[]} */
  const events = [];
  const collect = (/** @type {{ value: object[] }} */ { value }) => events.push(.../** @type {any} */ (value));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] },
  });
  await act();
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return events;
}

/** What the thread of an event does, in its order. @param {TraceEvent[]} events @param {TraceEvent} event */
export const workOfThread = (events, { tid, pid }) =>
  events
    .filter((other) => other.ph === 'X' && other.tid === tid && other.pid === pid)
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);

/** @param {TraceEvent[]} work of a thread */
export const tasksOf = (work) => work.filter(({ name }) => name === 'RunTask');

/** How long scripts ran, each counted once. @param {TraceEvent[]} work in its order @returns {number} milliseconds */
export function scriptTime(work) {
  let end = 0;
  const outermost = work.filter(({ name, ts, dur }) => {
    if (!RUNS.has(name) || ts < end) return false;
    end = ts + dur;
    return true;
  });
  return sum(outermost);
}
