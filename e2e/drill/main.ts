// `npm run drill` after a build causes each fault of the runbook and prints the promise beside what was seen; a parameter selects
// faults by a word of their name. The exit code is 0 if all promises hold, 1 if one does not, 2 if a fault could not be caused.
import { existsSync, readFileSync } from 'node:fs';
import { Report } from './checks';
import { DRILLS } from './faults';
import { CannotCause } from './sites';

/** The promise for a fault: its row in the runbook. */
function promiseOf(name: string): string {
  const row = readFileSync('docs/runbook.md', 'utf8')
    .split('\n')
    .find((line) => line.toLowerCase().startsWith(`| ${name.toLowerCase()} `));
  if (!row) throw new Error(`docs/runbook.md promises nothing for: ${name}`);
  return row.split('|')[2]?.trim() ?? '';
}

if (!existsSync('.next/BUILD_ID')) throw new Error('there is no build; run `npm run build` first');
const wanted = process.argv.slice(2).join(' ').toLowerCase();
for (const [name, drill] of Object.entries(DRILLS).filter(([each]) => each.toLowerCase().includes(wanted))) {
  console.log(`\n${name}\n  promise: ${promiseOf(name)}`);
  const report = new Report();
  try {
    await drill(report);
  } catch (error) {
    if (!(error instanceof CannotCause)) report.check(String(error), false);
    else {
      console.log(`  not tried: ${error.message}`);
      process.exitCode ??= 2;
    }
  }
  for (const line of report.lines) console.log(`  ${line}`);
  if (report.isBroken) process.exitCode = 1;
}
