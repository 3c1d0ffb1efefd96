// Preloaded into a site under test: shifts its clock by the milliseconds in the file CLOCK_FILE.
import { readFileSync } from 'node:fs';

/** The clock is read far more often than it is shifted. */
const REREAD_MS = 5;

const file = process.env.CLOCK_FILE ?? '';
const dateNow = Date.now.bind(Date);
const performanceNow = performance.now.bind(performance);
let shift = 0;
let readAt = Number.NEGATIVE_INFINITY;

function currentShift(): number {
  if (performanceNow() - readAt > REREAD_MS) {
    readAt = performanceNow();
    shift = Number(readFileSync(file, 'utf8'));
  }
  return shift;
}

Date.now = () => dateNow() + currentShift();
performance.now = () => performanceNow() + currentShift();

globalThis.Date = new Proxy(Date, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [target.now()], newTarget),
});
