/**
 * What the page’s main thread did for a keystroke, in milliseconds of its own processor time, so that other work on the
 * machine counts little.
 *
 * @typedef {{ inputAndFrame: number, all: number }} Cost `inputAndFrame` is from the task of the keystroke to the frame
 *   that shows what came of it, both included; `all` is whatever else came after it, too
 */

/**
 * @typedef {{ name: string, ph: string, ts: number, dur: number, tdur?: number, tid: number, pid: number,
 *   args: { data?: { type?: string } } }} TraceEvent
 */

/** What a keystroke may cost, in milliseconds: a frame. */
const FRAME_MS = 16;

/** The events by which a task is known to be the keystroke’s. */
const TYPED = new Set(['keydown', 'input']);

/** @param {TraceEvent[]} events @returns {Cost} */
function costOf(events) {
  const typed = events.find(({ name, args }) => name === 'EventDispatch' && TYPED.has(args.data?.type ?? ''));
  if (!typed) throw new Error('nothing was typed');
  const work = events.filter(({ ph, tid, pid }) => ph === 'X' && tid === typed.tid && pid === typed.pid);
  const tasks = work
    .filter(({ name, ts, dur }) => name === 'RunTask' && ts + dur >= typed.ts)
    .sort((a, b) => a.ts - b.ts);
  const commits = work.filter(({ name, ts }) => name === 'Commit' && ts > typed.ts);
  const frame = tasks.findIndex((task) => commits.some(({ ts }) => ts >= task.ts && ts < task.ts + task.dur));
  const sum = (/** @type {TraceEvent[]} */ some) => some.reduce((time, { tdur = 0 }) => time + tdur / 1_000, 0);
  return { inputAndFrame: sum(tasks.slice(0, frame < 0 ? 1 : frame + 1)), all: sum(tasks) };
}

/**
 * Records what one keystroke costs.
 *
 * @param {import('@playwright/test').CDPSession} session
 * @param {() => Promise<void>} type types it, and waits for what follows
 */
export async function measureKeystroke(session, type) {
  /** @type {TraceEvent[]} */
  const events = [];
  const collect = (/** @type {{ value: object[] }} */ { value }) => events.push(.../** @type {any} */ (value));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] },
  });
  await type();
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return costOf(events);
}

/** @param {number[]} values @param {number} share */
const quantile = (values, share) => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

/** One line about many keystrokes. @param {string} name @param {number[]} times */
export function summary(name, times) {
  const within = times.filter((time) => time < FRAME_MS).length;
  const [middle, most, max] = [quantile(times, 0.5), quantile(times, 0.9), Math.max(...times)].map((time) =>
    time.toFixed(1),
  );
  const share = Math.round((100 * within) / times.length);
  return `${name}: median ${middle}, 90 % ${most}, max ${max} ms; ${share} % of ${times.length} under ${FRAME_MS} ms`;
}
