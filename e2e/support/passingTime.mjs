// Imported into a site under test: moves the time by which it decides what is old, by the milliseconds in a file.
import { readFileSync } from 'node:fs';

/** The clock is read far more often than it is moved. */
const REREAD_MS = 5;

const file = process.env.CLOCK_FILE ?? '';
const date = Date.now.bind(Date);
const elapsed = performance.now.bind(performance);
let passed = 0;
let readAt = Number.NEGATIVE_INFINITY;

function moved() {
  if (elapsed() - readAt > REREAD_MS) {
    readAt = elapsed();
    passed = Number(readFileSync(file, 'utf8'));
  }
  return passed;
}

Date.now = () => date() + moved();
performance.now = () => elapsed() + moved();
