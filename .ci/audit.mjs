// Asks the package registry whether what the site runs on has known holes: `node .ci/audit.mjs`. Fails on grave ones;
// a registry that offers no audit, or none that can be reached, is named and fails nothing.
import { spawnSync } from 'node:child_process';

const PARAMETERS = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];

function read(/** @type {string} */ text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

const report = read(spawnSync('npm', PARAMETERS, { encoding: 'utf8' }).stdout);
const found = report.metadata?.vulnerabilities;

if (!found) {
  console.log(`audit: not done, the registry offers none (${report.message ?? 'no answer'})`);
} else if (found.high + found.critical > 0) {
  const names = Object.entries(report.vulnerabilities)
    .filter(([, { severity }]) => ['high', 'critical'].includes(severity))
    .map(([name, { severity }]) => `${name} (${severity})`);
  console.error(`audit: known holes in what the site runs on: ${names.join(', ')}`);
  process.exitCode = 1;
} else {
  console.log(`audit: nothing grave is known of what the site runs on (${found.total} lesser remarks)`);
}
